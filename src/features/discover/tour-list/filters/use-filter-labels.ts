import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tourTypeLabels } from '../../../../domain/tour/tour-type-labels.ts';
import { regionTags } from '../../../../i18n/locale.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { TourFilters } from '../search-params.ts';

/** What each filter's values are called, in the reader's language. */
export function useFilterLabels() {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const languages = new Intl.DisplayNames(regionTags[format.locale], { type: 'language' });
  const thousand = format.money(1000);
  const threeThousand = format.money(3000);
  const durations = {
    short: t`less than 3 hours`,
    medium: t`3 to 6 hours`,
    long: t`6 hours or more`,
  };
  const prices = {
    low: t`less than ${thousand}`,
    middle: t`${thousand} to ${threeThousand}`,
    high: t`${threeThousand} or more`,
  };
  return {
    location: (place: string) => place,
    type: (type: NonNullable<TourFilters['type']>) => i18n._(tourTypeLabels[type]),
    duration: (duration: keyof typeof durations) => durations[duration],
    price: (band: keyof typeof prices) => prices[band],
    language: (code: string) => languages.of(code) ?? code,
    guests: (count: number) => plural(count, { one: '# person', other: '# people' }),
    startDate: (day: string) => format.date(day, 'short'),
  };
}
