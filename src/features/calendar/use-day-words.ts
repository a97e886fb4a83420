import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { dayNames } from './day-names.ts';
import type { DayFacts } from './day-state.ts';

/**
 * A day in words: `12 Haziran 2027 Cumartesi`, `Anında onay`, `günlük ₺48.500`. `date` is
 * `YYYY-MM-DD`; without facts it is the date alone.
 */
export function useDayWords(): (date: string, facts: DayFacts | undefined) => string[] {
  const { i18n, t } = useLingui();
  const format = useFormat();
  return (date, facts) => {
    const parts = [format.date(date, 'full')];
    if (facts) parts.push(i18n._(dayNames[facts.state]));
    if (facts?.alsoInstant) parts.push(i18n._(dayNames.instant));
    if (facts && facts.price !== null) {
      const price = format.money(facts.price);
      parts.push(t`${price} a day`);
    }
    return parts;
  };
}
