import { useLingui } from '@lingui/react/macro';
import { dayNames } from '../../../../domain/calendar/day-names.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { DayFacts, Sale } from './day-state.ts';

/**
 * A day in words: `12 Haziran 2027 Cumartesi`, `Anında onay`, `günlük ₺48.500`, `seçili`. `date` is
 * `YYYY-MM-DD`; without facts it is the date alone.
 */
export function useDayLabels(
  sale: Sale,
  selection: DateRange | null,
): (date: string, facts: DayFacts | undefined) => string[] {
  const { i18n, t } = useLingui();
  const format = useFormat();

  function priceLabels(lira: number): string {
    const price = format.money(lira);
    if (sale.unit === 'hour') return t`${price} an hour`;
    return sale.unit === 'person' ? t`${price} per person` : t`${price} a day`;
  }
  function selectionLabels(date: string): string | undefined {
    if (!selection || date < selection.start || date > selection.end) return undefined;
    if (selection.start === selection.end) return t`selected`;
    if (date === selection.start) return t`first day of your trip`;
    return date === selection.end ? t`last day of your trip` : t`selected`;
  }

  return (date, facts) => {
    const parts = [format.date(date, 'full')];
    if (facts) parts.push(i18n._(dayNames[facts.state]));
    if (facts?.alsoInstant) parts.push(i18n._(dayNames.instant));
    if (facts?.onlyByHour) parts.push(t`only by the hour, as a few hours are taken`);
    else if (facts && facts.price !== null) parts.push(priceLabels(facts.price));
    const selected = selectionLabels(date);
    if (selected) parts.push(selected);
    return parts;
  };
}
