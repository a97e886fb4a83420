import { Plural } from '@lingui/react/macro';
import type { Booking } from '../../api/contract/types.ts';
import { useFormat } from '../../i18n/use-format.ts';

interface TripDatesProps {
  booking: Pick<Booking, 'startDate' | 'endDate' | 'startTime' | 'hours'>;
}

/** When a booked trip is: `12–14 Haziran 2027`, or the day with its hour and how long it takes. */
export function TripDates({ booking: { startDate, endDate, startTime, hours } }: TripDatesProps) {
  const format = useFormat();
  return (
    <>
      {format.dateRange(startDate, endDate)}
      {startTime !== null && `, ${startTime}`}
      {hours !== null && (
        <>
          {' · '}
          <Plural value={hours} one="# hour" other="# hours" />
        </>
      )}
    </>
  );
}
