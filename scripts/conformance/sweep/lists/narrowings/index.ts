import { ACCOUNTS } from './accounts.ts';
import { ADMINISTRATION } from './administration.ts';
import { BOATS } from './boats.ts';
import { BOOKINGS } from './bookings.ts';
import type { Narrowing } from './narrowing.ts';
import { REVIEWS } from './reviews.ts';
import { TOURS } from './tours.ts';

export type { Narrowing };

/** Every list that can be narrowed down and whose records show whether they belong. */
export const NARROWINGS: readonly Narrowing[] = [
  ...BOATS,
  ...TOURS,
  ...REVIEWS,
  ...BOOKINGS,
  ...ACCOUNTS,
  ...ADMINISTRATION,
];
