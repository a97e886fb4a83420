import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { spansOf } from '../../lib/calendar-day.ts';

/** How many spans are named before the rest is counted. */
const mostSpans = 6;

/** Days, `YYYY-MM-DD`, in words: `3 Haz, 5–7 Haz`; of many, the first and how many more there are. */
export function useDayNames(): (days: readonly string[]) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (days) => {
    const spans = spansOf(days);
    const shown = spans.slice(0, mostSpans);
    const names = shown.map(({ start, end }) =>
      start === end ? format.date(start, 'short') : format.dateRange(start, end, 'short'),
    );
    const more = spans.length - shown.length;
    return more > 0 ? t`${names.join(', ')} and ${more} more` : names.join(', ');
  };
}
