import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/**
 * A price in thousands of lira for a narrow cell: 48500 is `48,5` in Turkish. One digit behind the
 * comma, two below ten thousand, where a hundred lira are a difference.
 */
export function inThousands(locale: Locale, lira: number): string {
  return formatNumber(locale, lira / 1000, {
    maximumFractionDigits: lira < 10_000 ? 2 : 1,
  });
}
