import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { bookingTermsLimits } from '../../../../api/contract/contract.ts';
import { accountQuery } from '../../../../api/resources/account/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import * as styles from '../flow/flow.css.ts';

interface ContactStepProps {
  notes: string;
  onNotesChange: (notes: string) => void;
  /** What is wrong with the notes. */
  error: ReactNode;
}

/** Whom the captain talks to, and what the captain should know (decision 12). */
export function ContactStep({ notes, onNotesChange, error }: ContactStepProps) {
  const { t } = useLingui();
  const user = useSession();
  const account = useQuery(accountQuery());
  const { maxLength } = bookingTermsLimits.notes;
  return (
    <>
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
        onChange={onNotesChange}
        maxLength={maxLength}
        error={error}
      />
    </>
  );
}
