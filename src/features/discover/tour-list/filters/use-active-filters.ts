import { useCriteriaText } from '../../../../domain/listing/filters/criteria-text.ts';
import { type ActiveFilter, activeOf } from '../../../../domain/listing/way.ts';
import type { TourFilters } from '../search-params.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** What narrows the tours, written out; the two ends of a range are one filter. */
export function useActiveFilters(filters: TourFilters): ActiveFilter<TourFilters>[] {
  const text = useCriteriaText();
  const words = useFilterLabels();
  const { guests, type, duration, language } = filters;
  return activeOf<TourFilters>([
    [text.place(filters), { location: undefined }],
    [text.name(filters), { name: undefined }],
    [text.dates(filters), { startDate: undefined, endDate: undefined }],
    [guests && words.guests(guests), { guests: undefined }],
    [type && words.type(type), { type: undefined }],
    [duration && words.duration(duration), { duration: undefined }],
    [language && words.language(language), { language: undefined }],
    [text.rating(filters), { minRating: undefined }],
    [text.price(filters), { minPrice: undefined, maxPrice: undefined }],
    [text.area(filters), { area: undefined }],
  ]);
}
