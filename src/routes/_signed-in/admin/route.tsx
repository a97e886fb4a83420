import { i18n } from '@lingui/core';
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { session } from '../../../api/client.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { HeaderBell } from '../../../features/account/notification/bell/header-bell.tsx';
import { PanelAccount } from '../../../features/account/sign-in/menu/panel-account.tsx';
import { AdminShell } from '../../../features/admin/shell/admin-shell.tsx';
import { titles } from '../../../features/admin/shell/titles.ts';
import { privateHead } from '../../-head/page-head.ts';
import { adminOnly } from '../-admin-only.ts';

/** The administration. Nothing of it is loaded for anybody else; the service checks for itself. */
export const Route = createFileRoute('/_signed-in/admin')({
  // What narrows down its lists is read by each page, in the page's own code.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: () => {
    if (session.getSnapshot()?.role !== 'ADMIN') throw notFound({ data: adminOnly });
  },
  staticData: { ownShellFor: ['ADMIN'] },
  loader: () => titles,
  head: ({ loaderData, matches }) => {
    const title = loaderData?.[matches.at(-1)?.routeId ?? ''];
    return privateHead(title && i18n._(title));
  },
  component: AdminRoute,
});

function AdminRoute() {
  // Who has signed out, or is somebody else by now, is about to be led away.
  if (useSession()?.role !== 'ADMIN') return null;
  return (
    <AdminShell
      account={(collapsed) => <PanelAccount collapsed={collapsed} />}
      notifications={<HeaderBell />}
    >
      <Outlet />
    </AdminShell>
  );
}
