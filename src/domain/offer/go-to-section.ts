/** Takes eye and keyboard to a section of the page, by the id of its element. */
export function goToSection(id: string): void {
  readSection(id);
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}

/** Takes the keyboard to a section, and opens what is folded right under its heading: that is what it is about. */
export function readSection(id: string): void {
  const section = document.getElementById(id);
  for (const fold of section?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []) {
    fold.open = true;
  }
  section?.focus({ preventScroll: true });
}
