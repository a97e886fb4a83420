import type { GridWords } from './grid-words.ts';

/** What every part of the grid knows; it stays the same while somebody scrolls or chooses. */
export interface GridContext {
  words: GridWords;
  dayWidth: number;
  /** Counted from the first day; below zero or beyond the last when today is out of the range. */
  todayIndex: number;
  /** The id of the element of a day, or of the name of a row for -1. */
  cellId: (row: number, day: number) => string;
  /** The address of a booking's page. */
  bookingHref: (bookingId: number) => string;
  /** The address of a boat's own calendar. */
  boatHref: (boatId: number) => string;
  /** The address of a tour's own calendar. */
  tourHref: (tourId: number) => string;
}
