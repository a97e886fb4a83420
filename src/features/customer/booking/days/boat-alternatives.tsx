import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Boat } from '../../../../api/contract/types.ts';
import {
  boatCalendarQuery,
  boatTimeSlotsQuery,
} from '../../../../api/resources/availabilities/queries.ts';
import { departed } from '../../../../domain/booking/usual-hour.ts';
import { fullHour, hourRange } from '../../../../domain/trip/hours.ts';
import type { TripSearch } from '../../../../domain/trip/trip-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { type BoatTrip, boatQuote } from '../quote/quote.ts';
import { Alternatives } from './alternatives.tsx';
import { freeHours, nearestStarts } from './hours.ts';
import { nearbyRange, nearestFreeDays } from './nearest-days.ts';

interface BoatAlternativesProps {
  boat: Boat;
  trip: BoatTrip;
  today: string;
  onChoose: (patch: Partial<TripSearch>) => void;
  /** Leads to the whole calendar. */
  onChooseAll: () => void;
}

/** The nearest days that are free for as long, or the nearest hours of the day, each with its price. */
export function BoatAlternatives(props: BoatAlternativesProps) {
  return props.trip.hours ? <OtherHours {...props} /> : <OtherDays {...props} />;
}

function OtherDays({ boat, trip, today, onChoose, onChooseAll }: BoatAlternativesProps) {
  const format = useFormat();
  const first = departed(boat, today) ? addDays(today, 1) : today;
  const { start, end } = nearbyRange(trip.days, first);
  const { data, isPending } = useQuery(boatCalendarQuery(boat.id, start, end));
  const options = nearestFreeDays(data ?? [], trip.days).map((days) => {
    const { totalPrice } = boatQuote(boat, { ...trip, days }, data ?? []);
    return {
      id: days.start,
      label: `${format.dateRange(days.start, days.end, 'short')} · ${format.money(totalPrice)}`,
      choose: () => onChoose({ ...days, from: undefined, to: undefined }),
    };
  });
  return (
    <Alternatives
      title={<Trans>Nearest available days</Trans>}
      none={<Trans>No stretch of free days this long within a month.</Trans>}
      options={options}
      isPending={isPending}
      onChooseAll={onChooseAll}
    />
  );
}

function OtherHours({ boat, trip, onChoose, onChooseAll }: BoatAlternativesProps) {
  const { data, isPending } = useQuery(boatTimeSlotsQuery(boat.id, trip.days.start));
  const from = Number(trip.hours?.startTime.slice(0, 2));
  const length = trip.hours?.hours ?? 0;
  const starts = nearestStarts(freeHours(data ?? []), { from, to: from + length });
  return (
    <Alternatives
      title={<Trans>Nearest available hours that day</Trans>}
      none={<Trans>There are not enough available hours in a row on this day.</Trans>}
      options={starts.map((hour) => ({
        id: String(hour),
        label: hourRange({ startTime: fullHour(hour), hours: length }),
        choose: () => onChoose({ from: hour, to: hour + length }),
      }))}
      isPending={isPending}
      onChooseAll={onChooseAll}
    />
  );
}
