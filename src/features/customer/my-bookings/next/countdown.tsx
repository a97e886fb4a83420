import { Plural, Trans } from '@lingui/react/macro';
import type { Booking } from '../../../../api/contract/types.ts';
import { daysUntil } from './days-until.ts';

interface CountdownProps {
  booking: Pick<Booking, 'startDate' | 'endDate'>;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
}

/** How long it is until a trip, in the days of the calendar. */
export function Countdown({ booking, today }: CountdownProps) {
  const days = daysUntil(booking, today);
  if (days > 1) return <Plural value={days} one="# day to go" other="# days to go" />;
  if (days === 1) return <Trans>Your trip is tomorrow</Trans>;
  return booking.startDate === today ? (
    <Trans>Your trip is today</Trans>
  ) : (
    <Trans>You are on your way</Trans>
  );
}
