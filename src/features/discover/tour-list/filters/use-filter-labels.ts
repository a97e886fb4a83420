import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tourTypeLabels } from '../../../../domain/tour/tour-type-labels.ts';
import { regionTags } from '../../../../i18n/locale.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { TourFilters } from '../search-params.ts';

/** What the values of filters are called that only tours have, in the reader's language. */
export function useFilterLabels() {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const languages = new Intl.DisplayNames(regionTags[format.locale], { type: 'language' });
  const durations = {
    short: t`less than 3 hours`,
    medium: t`3 to 6 hours`,
    long: t`6 hours or more`,
  };
  return {
    type: (type: NonNullable<TourFilters['type']>) => i18n._(tourTypeLabels[type]),
    duration: (duration: keyof typeof durations) => durations[duration],
    language: (code: string) => languages.of(code) ?? code,
    guests: (count: number) => plural(count, { one: '# person', other: '# people' }),
  };
}
