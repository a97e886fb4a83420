import { shortName } from '../../../../../lib/short-name.ts';
import type { Bar } from '../model/rows.ts';
import * as styles from './days.css.ts';
import type { GridContext } from './grid-context.ts';

interface BookingBarProps {
  bar: Bar;
  /** How many days of it this piece covers; a bar is drawn by the week. */
  length: number;
  isContinued: boolean;
  goesOn: boolean;
  grid: GridContext;
}

/** A booking over its days, with the name of the guest; a press leads to it. */
export function BookingBar({ bar, length, isContinued, goesOn, grid }: BookingBarProps) {
  const { booking, place, places } = bar;
  const { bookingId, customerName, status } = booking;
  const share = 100 / places;
  return (
    // biome-ignore lint/a11y/useAnchorContent: its label names it
    <a
      href={grid.bookingHref(bookingId)}
      data-booking={bookingId}
      // Drawn, not written: those who do not see it hear the whole name.
      aria-label={customerName}
      data-shown={shortName(customerName)}
      // The grid is one stop of the keyboard; Enter on a booked day leads here.
      tabIndex={-1}
      draggable={false}
      className={styles.bar}
      data-status={status}
      data-continued={isContinued || undefined}
      data-goes-on={goesOn || undefined}
      style={
        places > 1
          ? { left: `${place * share}%`, width: `${share}%` }
          : { width: `calc(${length} * var(--day))` }
      }
    />
  );
}
