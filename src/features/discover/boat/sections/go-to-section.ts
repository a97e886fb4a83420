import type { SectionId } from './section-link.tsx';

/** Takes eye and keyboard to a part of the page. */
export function goToSection(section: SectionId): void {
  const target = document.getElementById(section);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
