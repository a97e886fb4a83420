import { answersToPeople } from './broken/answers/accounts.ts';
import { answersOnBookings } from './broken/answers/bookings.ts';
import { answersOnOffers } from './broken/answers/offers.ts';
import { accounts } from './broken/areas/accounts.ts';
import { administration } from './broken/areas/administration.ts';
import { boatSearch } from './broken/areas/boat-search.ts';
import { boats } from './broken/areas/boats.ts';
import { bookingLists } from './broken/areas/booking-lists.ts';
import { bookings } from './broken/areas/bookings.ts';
import { calendar } from './broken/areas/calendar.ts';
import { captains } from './broken/areas/captains.ts';
import { documents } from './broken/areas/documents.ts';
import { messages } from './broken/areas/messages.ts';
import { money } from './broken/areas/money.ts';
import { reviews } from './broken/areas/reviews.ts';
import { tours } from './broken/areas/tours.ts';
import { combinationsOfRecords } from './broken/combinations/records.ts';
import { combinationsOfTrips } from './broken/combinations/trips.ts';
import { conditionsOfDaysAndRecords } from './broken/conditions/days-and-records.ts';
import { conditionsOfOffers } from './broken/conditions/offers.ts';
import { conditionsOfPeopleAndMoney } from './broken/conditions/people-and-money.ts';
import { detailsOfOffers } from './broken/details/offers.ts';
import { detailsOfPeopleAndMoney } from './broken/details/people-and-money.ts';
import { drawnMistakes } from './broken/drawn.ts';
import { edgesOfBookings } from './broken/edges/bookings.ts';
import { edgesOfOffers } from './broken/edges/offers.ts';
import { edgesOfPeople } from './broken/edges/people.ts';
import { ends } from './broken/ends.ts';
import { interplayOfBookings } from './broken/interplay/bookings.ts';
import { interplayOfOffers } from './broken/interplay/offers.ts';
import { interplayOfPeople } from './broken/interplay/people.ts';
import { promisesOfAccounts } from './broken/promises/accounts.ts';
import { promisesOfBoats } from './broken/promises/boats.ts';
import { promisesOfBookings } from './broken/promises/bookings.ts';
import { promisesOfOffers } from './broken/promises/offers.ts';
import { promisesToPeople } from './broken/promises/people.ts';
import { promisesOfReviewsAndMessages } from './broken/promises/reviews-and-messages.ts';
import { promisesOfTours } from './broken/promises/tours.ts';
import { secondStates } from './broken/second-states.ts';
import { sequelsOfBookings } from './broken/sequels/bookings.ts';
import { sequelsOfOffers } from './broken/sequels/offers.ts';
import { sequelsOfPeople } from './broken/sequels/people.ts';
import { slips } from './broken/slips.ts';
import { trialsOfBookings } from './broken/trials/bookings.ts';
import { trialsOfOffers } from './broken/trials/offers.ts';
import { trialsOfPeople } from './broken/trials/people.ts';
import { unmetDays } from './broken/unmet/days.ts';
import { unmetElsewhere } from './broken/unmet/elsewhere.ts';
import { unmetIds } from './broken/unmet/ids.ts';
import { unmetPeople } from './broken/unmet/people.ts';
import { unmetRounding } from './broken/unmet/rounding.ts';
import { unmetUpdates } from './broken/unmet/updates.ts';
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
  ...edgesOfOffers,
  ...edgesOfBookings,
  ...edgesOfPeople,
  ...answersToPeople,
  ...answersOnOffers,
  ...answersOnBookings,
  ...interplayOfPeople,
  ...interplayOfOffers,
  ...interplayOfBookings,
  ...sequelsOfPeople,
  ...sequelsOfOffers,
  ...sequelsOfBookings,
  ...ends,
  ...trialsOfPeople,
  ...trialsOfOffers,
  ...trialsOfBookings,
  ...drawnMistakes,
  ...unmetRounding,
  ...unmetPeople,
  ...unmetUpdates,
  ...unmetDays,
  ...unmetIds,
  ...unmetElsewhere,
];
