import { sameTurkish } from '../../../lib/turkish-text.ts';
import type { ListingAddress } from '../address/listing-address.ts';

type PlaceOrName = Pick<ListingAddress, 'location' | 'name'>;

/**
 * What a text in the search field looks for: the place that is called so, else the one that alone completes it, else
 * what has it in its name; nothing when it is blank. One replaces the other.
 */
export function filtersOfText(
  text: string,
  places: readonly { name: string }[],
  completed?: string,
): Record<keyof PlaceOrName, string | undefined> {
  const typed = text.trim();
  const called = places.find(({ name }) => sameTurkish(name, typed))?.name;
  const place = called ?? (typed === '' ? undefined : completed);
  if (place !== undefined) return { location: place, name: undefined };
  return { location: undefined, name: typed === '' ? undefined : typed };
}

/** What stands in the search field for an address. */
export function textOfFilters({ name, location }: PlaceOrName): string {
  return name ?? location ?? '';
}
