import { useLingui } from '@lingui/react/macro';
import { occasionLabel } from '../../../../domain/boat/occasion-labels.ts';
import { useCriteriaText } from '../saved-searches/criteria-text.ts';
import type { BoatFilters } from '../search-params.ts';

interface ActiveFilter {
  label: string;
  /** What to put into the address to take the filter out. */
  without: BoatFilters;
}

/** What narrows the list, written out; the two ends of a range are one filter. */
export function useActiveFilters(filters: BoatFilters): ActiveFilter[] {
  const { t, i18n } = useLingui();
  const text = useCriteriaText();
  const { location, name, occasion } = filters;
  const label = occasion && occasionLabel(occasion);
  const all: [label: string | undefined, without: BoatFilters][] = [
    [location, { location: undefined }],
    [label ? i18n._(label) : occasion, { occasion: undefined }],
    [name && t`“${name}”`, { name: undefined }],
    [text.dates(filters), { startDate: undefined, endDate: undefined }],
    [text.guests(filters), { minCapacity: undefined }],
    [text.type(filters), { type: undefined }],
    [text.price(filters), { minPrice: undefined, maxPrice: undefined }],
    [filters.area && t`Part of the map`, { area: undefined }],
  ];
  return all.flatMap(([label, without]) => (label ? [{ label, without }] : []));
}
