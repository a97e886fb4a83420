import { accounts } from './broken/accounts.ts';
import { administration } from './broken/administration.ts';
import { boatSearch } from './broken/boat-search.ts';
import { boats } from './broken/boats.ts';
import { bookingLists } from './broken/booking-lists.ts';
import { bookings } from './broken/bookings.ts';
import { calendar } from './broken/calendar.ts';
import { captains } from './broken/captains.ts';
import { combinationsOfRecords } from './broken/combinations-of-records.ts';
import { combinationsOfTrips } from './broken/combinations-of-trips.ts';
import { conditionsOfDaysAndRecords } from './broken/conditions-of-days-and-records.ts';
import { conditionsOfOffers } from './broken/conditions-of-offers.ts';
import { conditionsOfPeopleAndMoney } from './broken/conditions-of-people-and-money.ts';
import { detailsOfOffers } from './broken/details-of-offers.ts';
import { detailsOfPeopleAndMoney } from './broken/details-of-people-and-money.ts';
import { documents } from './broken/documents.ts';
import { messages } from './broken/messages.ts';
import { money } from './broken/money.ts';
import { promisesOfAccounts } from './broken/promises-of-accounts.ts';
import { promisesOfBoats } from './broken/promises-of-boats.ts';
import { promisesOfBookings } from './broken/promises-of-bookings.ts';
import { promisesOfOffers } from './broken/promises-of-offers.ts';
import { promisesOfReviewsAndMessages } from './broken/promises-of-reviews-and-messages.ts';
import { promisesOfTours } from './broken/promises-of-tours.ts';
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
  ...promisesOfAccounts,
  ...promisesOfBoats,
  ...promisesOfBookings,
  ...promisesOfTours,
  ...promisesOfReviewsAndMessages,
  ...promisesOfOffers,
  ...promisesToPeople,
  ...combinationsOfTrips,
  ...combinationsOfRecords,
  ...detailsOfOffers,
  ...detailsOfPeopleAndMoney,
  ...conditionsOfDaysAndRecords,
  ...conditionsOfOffers,
  ...conditionsOfPeopleAndMoney,
];
