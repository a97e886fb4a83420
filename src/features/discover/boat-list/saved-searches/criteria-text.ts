import { useLingui } from '@lingui/react/macro';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { BoatFilters } from '../search-params.ts';

/** At least so many guests: where each group of capacities begins. */
export const guestCounts = [1, 7, 13, 21];

/** How filters are written out, in the page's language. Each is undefined when not set. */
export function useCriteriaText() {
  const { t, i18n } = useLingui();
  const format = useFormat();

  return {
    type: ({ type }: BoatFilters) => type && i18n._(boatTypeLabels[type]),
    guests({ minCapacity }: BoatFilters) {
      if (minCapacity === undefined) return undefined;
      const guests = format.number(minCapacity);
      return t`${guests} or more guests`;
    },
    price({ minPrice, maxPrice }: BoatFilters) {
      const least = minPrice === undefined ? '' : format.money(minPrice);
      const most = maxPrice === undefined ? '' : format.money(maxPrice);
      if (least && most) return `${least} – ${most}`;
      if (least) return t`${least} or more`;
      return most ? t`Up to ${most}` : undefined;
    },
    dates({ startDate, endDate }: BoatFilters) {
      const first = startDate ?? endDate;
      const last = endDate ?? startDate;
      return first && last ? format.dateRange(first, last, 'short') : undefined;
    },
  };
}
