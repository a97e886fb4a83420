import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { type Days, daysOf, type ListingAddress, type Prices } from '../address/listing-address.ts';
import { knownPlace } from '../known-place.ts';

/** How filters of both lists are written out, in the page's language. Each is undefined when not set. */
export function useCriteriaText() {
  const { t } = useLingui();
  const format = useFormat();

  /** Words of an address are told as such: it may hold whatever somebody put into it. */
  const quoted = (words: string) => t`“${words}”`;

  return {
    quoted,
    name: ({ name }: Pick<ListingAddress, 'name'>) => name && quoted(name),
    place: ({ location }: Pick<ListingAddress, 'location'>) =>
      location && (knownPlace(location) ?? quoted(location)),
    price({ minPrice, maxPrice }: Prices) {
      const least = minPrice === undefined ? '' : format.money(minPrice);
      const most = maxPrice === undefined ? '' : format.money(maxPrice);
      if (least && most) return `${least} – ${most}`;
      if (least) return t`${least} or more`;
      return most ? t`Up to ${most}` : undefined;
    },
    dates(asked: Days) {
      const days = daysOf(asked);
      return days && format.dateRange(days.first, days.last, 'short');
    },
    rating({ minRating }: Pick<ListingAddress, 'minRating'>) {
      if (minRating === undefined) return undefined;
      const stars = format.number(minRating);
      return t`Rated ${stars} or higher`;
    },
    area: ({ area }: Pick<ListingAddress, 'area'>) => area && t`Part of the map`,
  };
}
