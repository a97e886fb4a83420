import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import {
  type DateStyle,
  formatDate,
  formatDateRange,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRating,
  formatTime,
  formatWeekday,
} from './format.ts';
import { currentLocale } from './locale.ts';

/** The formats of `format.ts` bound to the page's language; renders again when that changes. */
export function useFormat() {
  const { i18n } = useLingui();
  // The language is read through currentLocale(), which checks it; i18n.locale is what can change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const locale = currentLocale();
    return {
      locale,
      money: (lira: number) => formatMoney(locale, lira),
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        formatNumber(locale, value, options),
      percent: (share: number) => formatPercent(locale, share),
      rating: (value: number) => formatRating(locale, value),
      date: (date: string, style?: DateStyle) => formatDate(locale, date, style),
      dateRange: (first: string, last: string, style?: DateStyle) =>
        formatDateRange(locale, first, last, style),
      weekday: (weekday: number, style?: 'short' | 'long') => formatWeekday(locale, weekday, style),
      instant: (instant: string) => formatInstant(locale, instant),
      time: (instant: string) => formatTime(locale, instant),
    };
  }, [i18n.locale]);
}
