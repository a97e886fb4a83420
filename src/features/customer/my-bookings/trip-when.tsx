import { Plural } from '@lingui/react/macro';
import type { Booking } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';

type When = Pick<Booking, 'startDate' | 'endDate' | 'startTime' | 'hours'>;

/** `12–14 Haziran 2027`, or the day with its hour and how long it takes. */
export function TripWhen({ when: { startDate, endDate, startTime, hours } }: { when: When }) {
  const format = useFormat();
  return (
    <>
      {startDate === endDate ? format.date(startDate) : format.dateRange(startDate, endDate)}
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
