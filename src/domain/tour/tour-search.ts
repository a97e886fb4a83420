import { countParam } from '../../lib/search-params.ts';
import { tripSearchEntries } from '../trip/trip-search.ts';

/** What of a tour is chosen in an address; anything invalid counts as not given. */
export const tourSearchEntries = {
  /** The id of a date of the tour. */
  date: countParam,
  guests: tripSearchEntries.guests,
};

/** What of a tour is chosen, as it stands in the address. */
export interface TourSearch {
  date?: number | undefined;
  guests?: number | undefined;
}
