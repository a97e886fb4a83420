import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { DepartedDay } from '../days/departed-day.tsx';
import { TakenHours } from '../days/taken-hours.tsx';
import { useBooking } from '../flow/booking-context.ts';
import * as styles from '../flow/flow.css.ts';

interface ConflictProps {
  /** The days that cannot be had, `YYYY-MM-DD`. */
  days: readonly string[];
  /** What is free instead. */
  children: ReactNode;
}

/** The days are taken, or the hours, or their time has passed: which of them, and what is free nearby. */
export function Conflict({ days, children }: ConflictProps) {
  const format = useFormat();
  const { trip, quote } = useBooking();
  const { time } = trip;
  if (time?.hours) {
    return (
      <TakenHours day={time.days.start} hours={time.hours} role="alert">
        {children}
      </TakenHours>
    );
  }
  if (quote?.departed !== undefined) {
    return (
      <DepartedDay hour={quote.departed} role="alert">
        {children}
      </DepartedDay>
    );
  }
  const list = days.map((day) => format.date(day, 'short')).join(', ');
  return (
    <Notice tone="warning" role="alert" title={<Trans>These days are no longer free</Trans>}>
      <div className={styles.stack}>
        <p>
          <Trans>Taken or closed: {list}.</Trans>
        </p>
        {children}
      </div>
    </Notice>
  );
}
