import { accounts } from './broken/accounts.ts';
import { administration } from './broken/administration.ts';
import { boatSearch } from './broken/boat-search.ts';
import { boats } from './broken/boats.ts';
import { bookingLists } from './broken/booking-lists.ts';
import { bookings } from './broken/bookings.ts';
import { calendar } from './broken/calendar.ts';
import { captains } from './broken/captains.ts';
import { documents } from './broken/documents.ts';
import { messages } from './broken/messages.ts';
import { money } from './broken/money.ts';
import { promisesOfOffers } from './broken/promises-of-offers.ts';
import { promisesToPeople } from './broken/promises-to-people.ts';
import { reviews } from './broken/reviews.ts';
import { secondStates } from './broken/second-states.ts';
import { slips } from './broken/slips.ts';
import { tours } from './broken/tours.ts';
import type { Mutant } from './mutant.ts';

/** Every mistake that the check is tried with, by theme. */
export const MUTANTS: readonly Mutant[] = [
  ...boats,
  ...boatSearch,
  ...calendar,
  ...bookings,
  ...bookingLists,
  ...money,
  ...tours,
  ...reviews,
  ...messages,
  ...accounts,
  ...documents,
  ...captains,
  ...administration,
  ...secondStates,
  ...slips,
  ...promisesOfOffers,
  ...promisesToPeople,
];
