import { Trans } from '@lingui/react/macro';
import { maxTripDays } from '../../../../domain/trip/most-days.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { DepartedDay } from '../days/departed-day.tsx';
import { TakenHours } from '../days/taken-hours.tsx';
import type { BoatTrip } from '../quote/quote.ts';
import { hasFailed, type LiveQuote } from '../quote/use-boat-quote.ts';
import { CalendarProblem } from './calendar-problem.tsx';

interface PanelProblemProps {
  trip: BoatTrip | null;
  liveQuote: LiveQuote;
}

/** Why there is no price: days or hours that are taken, too many or begun, or a calendar that could not be had. */
export function PanelProblem({ trip, liveQuote }: PanelProblemProps) {
  const format = useFormat();
  const { quote, error } = liveQuote;
  if (!trip) return null;
  if (dayCount(trip.days.start, trip.days.end) > maxTripDays) {
    return (
      <Notice tone="warning" role="status">
        <Trans>A trip can be up to {maxTripDays} days long.</Trans>
      </Notice>
    );
  }
  if (hasFailed(liveQuote)) return <CalendarProblem error={error} />;
  if (!quote || quote.unavailable.length === 0) return null;
  if (trip.hours) return <TakenHours day={trip.days.start} hours={trip.hours} role="status" />;
  if (quote.departed !== undefined) return <DepartedDay hour={quote.departed} role="status" />;
  const days = quote.unavailable.map((day) => format.date(day, 'short')).join(', ');
  return (
    <Notice tone="warning" role="status" title={<Trans>Not free on these days</Trans>}>
      <Trans>{days}: taken or closed. Choose other days in the calendar.</Trans>
    </Notice>
  );
}
