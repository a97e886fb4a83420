import { useMemo, useState } from 'react';
import type { BoatSummary } from '../../../api/contract/types.ts';
import {
  type DateRange,
  isByHour,
  type TripSearch,
  tripDays,
} from '../../../domain/trip/trip-search.ts';
import { calendarDay } from '../../../i18n/format.ts';
import * as styles from './availability-calendar.css.ts';
import AvailabilityCalendar from './availability-calendar.tsx';
import { TimeSlots } from './hours/time-slots.tsx';
import { SaleSwitch } from './notes/sale-switch.tsx';

interface BoatCalendarProps {
  boat: Pick<BoatSummary, 'id' | 'name' | 'fromPrice' | 'hourlyPrice' | 'nextAvailableDate'>;
  /** Whether it can be booked; a boat that is not published is there to look at. */
  canBook: boolean;
  trip: TripSearch;
  /** Called with what changes, until it has; undefined takes something back. */
  onTripChange: (patch: Partial<TripSearch>) => Promise<void> | void;
  /** The month asked for in the address, `YYYY-MM`. */
  month: string | undefined;
  onMonthChange: (month: string) => void;
}

/** When a boat is wanted: days in a row or, where it goes out by the hour, some hours of a day. */
export default function BoatCalendar({
  boat,
  canBook,
  trip,
  onTripChange,
  month,
  onMonthChange,
}: BoatCalendarProps) {
  const [today] = useState(() => calendarDay());
  const { hourlyPrice } = boat;
  const { from, to } = trip;
  const hours = from !== undefined && to !== undefined ? { from, to } : null;
  const byHour = isByHour(boat, trip);
  const perHour = useMemo(
    () => (hourlyPrice === null ? null : { unit: 'hour' as const, price: hourlyPrice }),
    [hourlyPrice],
  );
  const days = tripDays(trip, today);
  const day = days && days.start === days.end ? days.start : null;

  function choose(selection: DateRange | null, inHours = byHour) {
    const by = inHours ? 'hour' : undefined;
    return onTripChange({ ...(selection ?? none), by, from: undefined, to: undefined });
  }
  const common = {
    offer: { kind: 'boat' as const, id: boat.id, name: boat.name },
    headline: boat.fromPrice,
    month,
    nextAvailableDate: boat.nextAvailableDate,
    onMonthChange,
  };
  if (!canBook) return <AvailabilityCalendar {...common} />;
  return (
    <div className={styles.boatCalendar}>
      {hourlyPrice !== null && (
        <SaleSwitch
          byHour={byHour}
          onChange={(next) => choose(next && !day ? null : days, next)}
          fromPrice={boat.fromPrice}
          hourlyPrice={hourlyPrice}
        />
      )}
      {byHour && hourlyPrice !== null && perHour ? (
        <AvailabilityCalendar
          {...common}
          key="hours"
          mode="day"
          sale={perHour}
          headline={hourlyPrice}
          selection={day ? { start: day, end: day } : null}
          onSelectionChange={(selection) => choose(selection)}
          below={
            day && (
              <TimeSlots
                key={day}
                boatId={boat.id}
                date={day}
                hourlyPrice={hourlyPrice}
                hours={hours}
                onChange={(next) => onTripChange({ by: 'hour', from: next?.from, to: next?.to })}
              />
            )
          }
        />
      ) : (
        <AvailabilityCalendar
          {...common}
          key="days"
          mode="range"
          selection={days}
          onSelectionChange={(selection) => choose(selection)}
        />
      )}
    </div>
  );
}

const none = { start: undefined, end: undefined };
