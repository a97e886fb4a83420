import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { AnchoredPopover, type PopoverAnchor } from '../../../../ui/overlays/popover/popover.tsx';
import { LatestUnread } from './latest-unread.tsx';

/** What the bell opens: the newest of what was not read. */
export default function BellPopover({ user, ...anchor }: PopoverAnchor & { user: SessionUser }) {
  const { t } = useLingui();
  return (
    <AnchoredPopover {...anchor} label={t`Notifications`} placement="bottom end">
      <LatestUnread user={user} onClose={() => anchor.onOpenChange(false)} />
    </AnchoredPopover>
  );
}
