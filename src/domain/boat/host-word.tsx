import { Trans } from '@lingui/react/macro';
import type { HostRole } from './host-role.ts';

/** What stands above the name of who is booked with: of a boat, or the guide of a tour. */
export function HostWord({ host }: { host: HostRole | 'guide' }) {
  switch (host) {
    case 'captain':
      return <Trans>Captain</Trans>;
    case 'owner':
      return <Trans context="of a boat">Owner</Trans>;
    case 'guide':
      return <Trans>Guide</Trans>;
  }
}
