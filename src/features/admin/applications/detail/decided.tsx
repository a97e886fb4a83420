import { Trans } from '@lingui/react/macro';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { useFormat } from '../../../../i18n/use-format.ts';

/** Who decided on an application, what, and when, in a sentence; nothing while it waits. */
export function DecidedBy({ application }: { application: CaptainApplication }) {
  const user = useSession();
  const format = useFormat();
  const { status, reviewedAt, reviewedBy } = application;
  if (status === 'PENDING') return null;
  const at = reviewedAt === null ? '' : format.instant(reviewedAt);
  const name = reviewedBy?.fullName;
  if (reviewedBy && reviewedBy.id === user?.id) {
    return status === 'APPROVED' ? (
      <Trans>You approved it: {at}.</Trans>
    ) : (
      <Trans>You rejected it: {at}.</Trans>
    );
  }
  if (!name) {
    return status === 'APPROVED' ? <Trans>Approved: {at}.</Trans> : <Trans>Rejected: {at}.</Trans>;
  }
  return status === 'APPROVED' ? (
    <Trans>
      {name} approved it: {at}.
    </Trans>
  ) : (
    <Trans>
      {name} rejected it: {at}.
    </Trans>
  );
}
