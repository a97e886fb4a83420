/** Takes eye and keyboard to a section of the page, by the id of its element. */
export function goToSection(id: string): void {
  readSection(id);
  const show = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  show();
  // What stands above it takes its real height only once it has been drawn.
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** What somebody does who has found something else to look at. */
const TURNS_AWAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** How long a part may take to load until going there would surprise, milliseconds. */
const MOST_WAITED = 5000;

/**
 * Takes eye and keyboard to a part of a section. A section loads when it comes into view, so that the part may be there
 * only after a while: until then the section is shown, unless somebody has turned away from it.
 */
export function goToPart(section: string, part: string): void {
  const isThere = () => document.getElementById(part) !== null;
  goToSection(isThere() ? part : section);
  if (isThere()) return;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    stop();
    goToSection(part);
  });
  observer.observe(document.getElementById(section) ?? document.body, {
    childList: true,
    subtree: true,
  });
  const timer = setTimeout(stop, MOST_WAITED);
  const turning = new AbortController();
  for (const type of TURNS_AWAY) {
    addEventListener(type, stop, { signal: turning.signal, passive: true });
  }
  function stop() {
    observer.disconnect();
    turning.abort();
    clearTimeout(timer);
  }
}

/** Takes the keyboard to a section, and opens what is folded right under its heading: that is what it is about. */
export function readSection(id: string): void {
  const section = document.getElementById(id);
  for (const fold of section?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []) {
    fold.open = true;
  }
  section?.focus({ preventScroll: true });
}
