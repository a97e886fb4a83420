import { t } from '@lingui/core/macro';
import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { session } from '../../../api/client.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { HeaderBell } from '../../../features/account/notification/bell/header-bell.tsx';
import { CaptainOnlyNotice } from '../../../features/account/sign-in/captain/captain-only-notice.tsx';
import { PanelAccount } from '../../../features/account/sign-in/menu/panel-account.tsx';
import { CaptainShell } from '../../../features/captain/shell/captain-shell.tsx';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** Whose area an administrator looks at: the id of the captain's user. */
  captain: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

/**
 * The captain's area. Every page below is given `hostId`, the user whose boats, tours and bookings it
 * is about: the captain's own, or the one that an administrator chose. The service checks for itself.
 */
export const Route = createFileRoute('/_signed-in/captain')({
  validateSearch: searchSchema,
  search: { middlewares: [retainSearchParams(['captain'])] },
  beforeLoad: ({ search }) => {
    const user = session.getSnapshot();
    const hostId = user?.role === 'ADMIN' ? search.captain : user?.id;
    return { hostId: user?.role === 'CUSTOMER' ? undefined : hostId };
  },
  staticData: { ownShellFor: ['BOAT_OWNER', 'ADMIN'] },
  head: () => privateHead(t`Captain’s panel`),
  component: CaptainRoute,
});

function CaptainRoute() {
  const user = useSession();
  const { hostId } = Route.useRouteContext();
  if (user?.role === 'CUSTOMER') return <CaptainOnlyNotice />;
  return (
    <CaptainShell
      hostId={hostId}
      account={(collapsed) => <PanelAccount collapsed={collapsed} />}
      notifications={<HeaderBell />}
    >
      <Outlet />
    </CaptainShell>
  );
}
