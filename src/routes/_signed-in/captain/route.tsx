import { t } from '@lingui/core/macro';
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import * as v from 'valibot';
import { session } from '../../../api/client.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { HeaderBell } from '../../../features/account/notification/bell/header-bell.tsx';
import { PanelAccount } from '../../../features/account/sign-in/menu/panel-account.tsx';
import { CaptainShell } from '../../../features/captain/shell/captain-shell.tsx';
import { countParam } from '../../../lib/search-params.ts';
import { LazyBoundary } from '../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { privateHead } from '../../-head/page-head.ts';
import { captainOnly } from '../-captain-only.ts';

// Hardly anybody is an administrator.
const AreaBanner = lazyComponent(
  () => import('../../../features/captain/shell/area/area-banner.tsx'),
);
const CaptainChooser = lazyComponent(
  () => import('../../../features/captain/shell/area/captain-chooser.tsx'),
);

const searchSchema = v.object({
  /** Whose area an administrator looks at: the id of the captain's user. */
  captain: countParam,
  /** While an administrator chooses: the page of the captains that were found. */
  found: countParam,
});

/**
 * The captain's area. Every page below is given `hostId`, the user whose boats, tours and bookings it
 * is about: the captain's own, or the one that an administrator chose. The service checks for itself.
 */
export const Route = createFileRoute('/_signed-in/captain')({
  validateSearch: searchSchema,
  // Every link within the area stays in the same one; `captain: undefined` leaves it.
  search: {
    middlewares: [({ search, next }) => ({ captain: search.captain, ...next(search) })],
  },
  beforeLoad: async ({ context, search: { captain } }) => {
    const user = session.getSnapshot();
    // Nothing of the area is loaded for who is no captain.
    if (user?.role === 'CUSTOMER') throw notFound({ data: captainOnly });
    if (user?.role !== 'ADMIN' || captain === undefined) {
      return { hostId: user?.role === 'BOAT_OWNER' ? user.id : undefined, chosen: undefined };
    }
    // Hardly anybody is an administrator.
    const { chosenHost } = await import('../../../features/captain/shell/area/chosen-host.ts');
    const chosen = await chosenHost(context.queryClient, captain);
    return { hostId: chosen.id, chosen };
  },
  staticData: { ownShellFor: ['BOAT_OWNER', 'ADMIN'] },
  head: () => privateHead(t`Captain’s panel`),
  component: CaptainRoute,
});

function CaptainRoute() {
  const user = useSession();
  const { hostId, chosen } = Route.useRouteContext();
  const { found = 1 } = Route.useSearch();
  // Who has signed out, or is somebody else by now, is about to be led away.
  if (!user || user.role === 'CUSTOMER') return null;
  return (
    <CaptainShell
      hostId={hostId}
      account={(collapsed) => <PanelAccount collapsed={collapsed} />}
      notifications={<HeaderBell />}
      banner={
        chosen && (
          <LazyBoundary>
            <AreaBanner host={chosen} />
          </LazyBoundary>
        )
      }
    >
      {hostId === undefined ? (
        <LazySection placeholder={null}>
          <CaptainChooser page={found} />
        </LazySection>
      ) : (
        <Outlet />
      )}
    </CaptainShell>
  );
}
