import { Trans } from '@lingui/react/macro';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { nearDay } from './day-name.ts';
import * as styles from './message-log.css.ts';

/** Where a day begins in a conversation. */
export function DaySeparator({ day }: { day: string }) {
  const format = useFormat();
  const near = nearDay(day, calendarDay());
  return (
    <li className={styles.day}>
      <time dateTime={day}>
        {near === 'today' && <Trans>Today</Trans>}
        {near === 'yesterday' && <Trans>Yesterday</Trans>}
        {!near && format.date(day, 'full')}
      </time>
    </li>
  );
}

/** Where what was unread on opening begins. */
export function UnreadSeparator({ id }: { id: string }) {
  return (
    <li id={id} className={styles.unread}>
      <span>
        <Trans>Unread messages</Trans>
      </span>
    </li>
  );
}
