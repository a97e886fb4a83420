import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bookingTermsLimits } from '../../../../api/contract/contract.ts';
import { accountQuery } from '../../../../api/resources/account/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import { useBooking } from '../flow/booking-context.ts';
import * as styles from '../flow/flow.css.ts';
import { ContinueButton, StepFrame } from '../flow/step-frame.tsx';

const { maxLength } = bookingTermsLimits.notes;

/** Whom the captain talks to, and what the captain should know. */
export function ContactStep() {
  const { t } = useLingui();
  const user = useSession();
  const account = useQuery(accountQuery());
  const { notes, setNotes } = useBooking();
  const excess = Math.max(0, notes.trim().length - maxLength);
  return (
    <StepFrame
      title={<Trans>How can the captain reach you?</Trans>}
      next={<ContinueButton isReady={excess === 0} />}
    >
      <dl className={styles.contact}>
        <div>
          <dt className={styles.term}>
            <Trans>Name</Trans>
          </dt>
          <dd className={styles.fact}>{account.data?.fullName ?? user?.fullName}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            <Trans>E-mail</Trans>
          </dt>
          <dd className={styles.fact}>{account.data?.email ?? user?.email}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            <Trans>Phone</Trans>
          </dt>
          <dd className={styles.fact}>
            {account.isPending ? (
              <Skeleton width="144px" height="20px" />
            ) : (
              account.data?.phoneNumber
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        <Trans>The captain sees your e-mail and phone only once the booking is confirmed.</Trans>{' '}
        <Link to="/my-profile" className={link}>
          <Trans>Change my details</Trans>
        </Link>
      </p>
      <TextArea
        label={t`Note to the captain (optional)`}
        description={
          <Trans>Children on board, allergies, a birthday, where you would like to go.</Trans>
        }
        value={notes}
        onChange={setNotes}
        maxLength={maxLength}
        error={
          excess > 0 && (
            <Plural value={excess} one="# character too many" other="# characters too many" />
          )
        }
      />
    </StepFrame>
  );
}
