import { Trans } from '@lingui/react/macro';

/** What a request comes to whose hour passed without an answer; see `isMissed`. */
export function NotConfirmedInTime({ hostName }: { hostName: string }) {
  return (
    <Trans>
      {hostName} has not confirmed in time, so do not set out. The request ends when the day is
      over, and anything you have paid is refunded in full.
    </Trans>
  );
}
