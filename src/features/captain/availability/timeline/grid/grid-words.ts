import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { seatsTaken } from '../../../../../domain/tour/seats.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { daysBetween } from '../../../../../lib/calendar-day.ts';
import type { DayEntry, Row } from '../model/rows.ts';
import type { DayRange } from '../model/timeline-range.ts';
import { FULL_PRICE_WIDTH } from './sizes.ts';

/** A day of the head. */
interface DayName {
  day: string;
  /** `12` */
  number: number;
  /** The weekday in two letters or three: `Cu`. */
  weekday: string;
  /** `12 Haziran 2026 Cuma` */
  full: string;
  isWeekend: boolean;
}

const state = (entry: DayEntry | undefined) =>
  !entry
    ? 'none'
    : !entry.isAvailable
      ? 'closed'
      : entry.isInstantConfirmation
        ? 'instant'
        : 'open';

/** How a day of a row looks: its state, and whether it has a price of its own. */
export function lookOf(entry: DayEntry | undefined) {
  return { state: state(entry), own: entry?.isAvailable && entry.priceOverride !== null } as const;
}

/** What the grid says, in the reader's language; made once for all of its cells. */
export function useGridWords(range: DayRange, dayWidth: number) {
  const { i18n } = useLingui();
  const { t } = useLingui();
  const format = useFormat();
  const days = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(format.locale, { weekday: 'short', timeZone: 'UTC' });
    return daysBetween(range.startDate, range.endDate).map((day): DayName => {
      const date = new Date(`${day}T00:00:00Z`);
      return {
        day,
        number: date.getUTCDate(),
        weekday: weekday.format(date),
        full: format.date(day, 'full'),
        isWeekend: date.getUTCDay() % 6 === 0,
      };
    });
  }, [range.startDate, range.endDate, format]);

  return useMemo(() => {
    const prices = new Map<number, string>();
    const states = {
      none: t`Not offered`,
      closed: t`Closed`,
      instant: t`Instant confirmation`,
      open: t`Free, you confirm`,
    };
    const ownPrice = t`Own price`;
    const booked = t({ message: 'Booked', context: 'a day' });
    const over = t`Over`;

    function short(lira: number): string {
      const known = prices.get(lira);
      if (known !== undefined) return known;
      const digits = lira < 10_000 ? 2 : lira < 100_000 ? 1 : 0;
      const text =
        dayWidth >= FULL_PRICE_WIDTH
          ? format.money(lira)
          : format.number(lira / 1000, { maximumFractionDigits: digits });
      prices.set(lira, text);
      return text;
    }

    /** What a day of a row says to those who do not see it. */
    function said(row: Row, index: number, isPast: boolean): string {
      const entry = row.days[index];
      const parts = [days[index]?.full ?? ''];
      if (isPast) parts.push(over);
      if (row.kind === 'tour') {
        const seats = row.seats.get(index);
        if (seats) parts.push(seats.times.join(' '));
        parts.push(seats ? i18n._(seatsTaken(seats.taken, seats.all)) : t`No date`);
        return parts.join(', ');
      }
      const guests = row.bars
        .filter(({ first, last }) => first <= index && last >= index)
        .map(({ booking }) =>
          booking.startTime ? `${booking.startTime} ${booking.customerName}` : booking.customerName,
        );
      parts.push(guests.length > 0 ? `${booked}: ${guests.join(', ')}` : states[state(entry)]);
      if (entry) parts.push(format.money(entry.price));
      if (lookOf(entry).own) parts.push(ownPrice);
      return parts.join(', ');
    }
    return { locale: i18n.locale, days, short, said };
  }, [days, dayWidth, format, i18n, t]);
}

export type GridWords = ReturnType<typeof useGridWords>;
