import { useLingui } from '@lingui/react/macro';
import { dayNames } from '../../../../domain/calendar/day-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { CaptainDay } from './captain-day.ts';

/** A day in words: `24 Haziran 2026 Çarşamba, Dolu, Selin Işık, günlük ₺48.500, özel fiyat`. */
export function useDayLabel(
  kind: 'boat' | 'tour',
): (date: string, day: CaptainDay | undefined) => string {
  const { i18n, t } = useLingui();
  const format = useFormat();
  return (date, day) => {
    const parts = [format.date(date, 'full')];
    if (!day) return t`${parts.join('')}, loading`;
    const { state, price, bookings, alsoInstant, alsoSpecial, onlyByHour } = day;
    const isClosed = state === 'unavailable' && bookings.length === 0;
    parts.push(
      isClosed ? t({ context: 'day in the calendar', message: 'Closed' }) : i18n._(dayNames[state]),
    );
    parts.push(...bookings.map(({ customerName }) => customerName));
    if (onlyByHour) parts.push(t`some hours are taken`);
    if (price !== null) {
      const money = format.money(price);
      parts.push(kind === 'boat' ? t`${money} a day` : t`${money} a person`);
    }
    if (alsoSpecial) parts.push(i18n._(dayNames.special));
    if (alsoInstant) parts.push(i18n._(dayNames.instant));
    return parts.join(', ');
  };
}
