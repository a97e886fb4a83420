import { Trans } from '@lingui/react/macro';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { forgetAttempts } from '../draft/storage.ts';
import * as styles from '../flow/flow.css.ts';

interface AlreadyBookedProps {
  userId: number;
  request: BookingCreate;
  /** On to the deposit of that booking. */
  onContinue: () => void;
}

/** This very trip has been booked on this device, perhaps in another tab: it is not booked again unasked. */
export function AlreadyBooked({ userId, request, onContinue }: AlreadyBookedProps) {
  return (
    <Notice tone="info" role="status" title={<Trans>You have already booked this trip</Trans>}>
      <div className={styles.stack}>
        <p>
          <Trans>In another tab or a moment ago. You are not booked twice.</Trans>
        </p>
        <div className={styles.choices}>
          <Button variant="secondary" size="small" onPress={onContinue}>
            <Trans>Go to that booking</Trans>
          </Button>
          <Button variant="text" size="small" onPress={() => forgetAttempts(userId, request)}>
            <Trans>Book anyway</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}
