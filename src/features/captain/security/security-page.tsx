import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { changeAccountPassword } from '../../../api/resources/account/mutations.ts';
import { accountQuery } from '../../../api/resources/account/queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { EmailVerification } from '../../../forms/account/email-verification.tsx';
import { PasswordForm } from '../../../forms/account/password-form.tsx';
import { useHashFocus } from '../../../forms/editor/use-hash-focus.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { FormPart } from '../../../ui/page/form-part/form-part.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import * as styles from './security-page.css.ts';

interface SecurityPageProps {
  /** Whose area it is. */
  hostId: number;
  /** The way to a new password for who has forgotten theirs. */
  forgotPassword: ReactNode;
}

/**
 * `/captain/security`: the password, and the e-mail address by which it can be got back. Both are the captain's own
 * affair: who looks at the area of somebody else is told so, and shown neither.
 */
export function SecurityPage({ hostId, forgotPassword }: SecurityPageProps) {
  const isOwn = useSession()?.id === hostId;
  useHashFocus();
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Security</Trans>}
        lead={<Trans>How you sign in, and how you get back in.</Trans>}
      />
      {isOwn ? <OwnAccount forgotPassword={forgotPassword} /> : <CaptainsAlone />}
    </div>
  );
}

/** In the area of somebody else: what is not there, and where one's own is. */
function CaptainsAlone() {
  return (
    <Notice
      title={<Trans>Only the captain can change how they sign in</Trans>}
      action={
        <Link to="/my-profile" className={button({ variant: 'secondary', size: 'small' })}>
          <Trans>Your own password</Trans>
        </Link>
      }
    >
      <Trans>Neither the password nor the verification of the e-mail address is shown here.</Trans>
    </Notice>
  );
}

function OwnAccount({ forgotPassword }: Pick<SecurityPageProps, 'forgotPassword'>) {
  return (
    <>
      <FormPart
        id="email"
        title={<Trans>E-mail address</Trans>}
        lead={<Trans>Booking requests and new passwords go there.</Trans>}
      >
        <Email />
      </FormPart>
      <FormPart
        id="password"
        title={<Trans>Password</Trans>}
        lead={<Trans>You stay signed in here and on your other devices.</Trans>}
      >
        <div className={styles.fields}>
          <Password />
          <div className={styles.forgotten}>{forgotPassword}</div>
        </div>
      </FormPart>
    </>
  );
}

function Password() {
  const accountId = useSession()?.accountId;
  // A session of an earlier release may not say whose account it is; the call would go astray.
  if (accountId === undefined) {
    return (
      <Notice tone="danger" role="alert" title={<Trans>Session not found.</Trans>}>
        <Trans>Sign out and in again to change your password.</Trans>
      </Notice>
    );
  }
  return <PasswordForm change={(change) => changeAccountPassword(accountId, change)} />;
}

function Email() {
  const { data, error, isFetching, refetch } = useQuery(accountQuery());
  if (data?.isEmailVerified) {
    return (
      <p className={styles.state}>
        {data.email}
        <Badge tone="positive">
          <Trans>Verified</Trans>
        </Badge>
      </p>
    );
  }
  if (data) {
    const { email } = data;
    return (
      <EmailVerification key={email} email={email}>
        <Trans>
          Some actions may be restricted until {email} is verified. Booking requests go there: make
          sure that they arrive.
        </Trans>
      </EmailVerification>
    );
  }
  if (error) {
    return (
      <QueryError
        result={{ error, isFetching, refetch }}
        title={<Trans>The action could not be completed.</Trans>}
        level={3}
      />
    );
  }
  return (
    <>
      <LoadingStatus />
      <Skeleton height="96px" />
    </>
  );
}
