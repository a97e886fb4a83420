import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from '../flow/flow.css.ts';

interface DepartedDayProps {
  /** When whole days on the boat usually begin, `HH:mm`. */
  hour: string;
  role: 'status' | 'alert';
  /** What can be done instead. */
  children?: ReactNode;
}

/** That today cannot be booked by the day any more: its departure has passed. */
export function DepartedDay({ hour, role, children }: DepartedDayProps) {
  return (
    <Notice tone="warning" role={role} title={<Trans>Today’s departure ({hour}) has passed</Trans>}>
      <div className={styles.stack}>
        <p>
          <Trans>Whole days on this boat usually begin at that hour. Choose another day.</Trans>
        </p>
        {children}
      </div>
    </Notice>
  );
}
