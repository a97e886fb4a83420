import { calendarDay } from '../../../i18n/format.ts';

/** Whose the site is, since when. */
export function Rights() {
  // A page that was rendered in December is read in January: its year is left as it stands there, rather
  // than the whole page drawn anew.
  return <p suppressHydrationWarning>{`© ${calendarDay().slice(0, 4)} Pruva`}</p>;
}
