import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type HourRange, hourRange } from '../../../../domain/trip/hours.ts';
import { isOver } from '../../../../domain/trip/is-over.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from '../flow/flow.css.ts';

interface TakenHoursProps {
  /** Of which day, `YYYY-MM-DD`. */
  day: string;
  hours: HourRange;
  role: 'status' | 'alert';
  /** What can be done instead. */
  children?: ReactNode;
}

/** That the chosen hours cannot be had: taken, or begun already. */
export function TakenHours({ day, hours, role, children }: TakenHoursProps) {
  const range = hourRange(hours);
  const date = useFormat().date(day, 'short');
  const isLate = isOver(day, hours.startTime);
  return (
    <Notice
      tone="warning"
      role={role}
      title={
        isLate ? <Trans>The start time has passed</Trans> : <Trans>These hours are not free</Trans>
      }
    >
      <div className={styles.stack}>
        <p>
          {isLate ? (
            <Trans>{range} today can no longer be booked.</Trans>
          ) : (
            <Trans>
              Taken or closed: {date}, {range}.
            </Trans>
          )}
        </p>
        {children}
      </div>
    </Notice>
  );
}
