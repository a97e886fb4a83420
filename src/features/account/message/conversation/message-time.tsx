import { Trans } from '@lingui/react/macro';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { nearDay } from './day-name.ts';

/** When a message was written: the time for today, the day for earlier ones. */
export function MessageTime({ instant }: { instant: string }) {
  const format = useFormat();
  const day = calendarDay(new Date(instant));
  const today = calendarDay();
  const near = nearDay(day, today);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (
    <time dateTime={instant} title={format.instant(instant)}>
      {near === 'today' && format.time(instant)}
      {near === 'yesterday' && <Trans>Yesterday</Trans>}
      {!near && format.date(day, isThisYear ? 'short' : 'long')}
    </time>
  );
}
