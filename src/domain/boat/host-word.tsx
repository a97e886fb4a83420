import { Trans } from '@lingui/react/macro';
import type { BookedWith } from './host-role.ts';

/** What stands above the name of who is booked with: of a boat, or the guide of a tour. */
export function HostWord({ host }: { host: BookedWith }) {
  switch (host) {
    case 'captain':
      return <Trans>Captain</Trans>;
    case 'owner':
      return <Trans context="of a boat">Owner</Trans>;
    case 'guide':
      return <Trans>Guide</Trans>;
  }
}
