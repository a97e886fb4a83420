import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { dayNames } from '../../../../domain/calendar/day-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { usePriceWords } from '../prices/use-price-words.ts';
import type { DayFacts, Sale } from './day-state.ts';
import type { DayChoice } from './shown-days.ts';

/**
 * A day in words: `12 Haziran 2027 Cumartesi`, `Anında onay`, `günlük ₺48.500`, `seçili`. `day` is
 * `YYYY-MM-DD`; without facts it is the date alone.
 */
export type DayWords = (day: string, facts: DayFacts | undefined, choice: DayChoice) => string[];

/** The words of the days of a calendar; one and the same function while the language is. */
export function useDayLabels(unit: Sale['unit']): DayWords {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const priceWords = usePriceWords(unit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it changes with the language alone
  return useMemo(() => {
    const ofTrip: Record<string, string> = {
      only: t`selected`,
      within: t`selected`,
      first: t`first day of your trip`,
      last: t`last day of your trip`,
    };
    return (day, facts, choice) => {
      const parts = [format.date(day, 'full')];
      if (facts) parts.push(i18n._(dayNames[facts.state]));
      if (facts?.alsoInstant) parts.push(i18n._(dayNames.instant));
      if (facts?.onlyByHour) parts.push(t`by the hour only, as some hours are taken`);
      else if (facts && facts.price !== null) parts.push(priceWords(facts.price));
      const selected = choice.split(' ').find((word) => word in ofTrip);
      if (selected) parts.push(ofTrip[selected] ?? '');
      return parts;
    };
  }, [format, unit]);
}
