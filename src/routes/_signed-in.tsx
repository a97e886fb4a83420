import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router';
import { AdminOnlyNotice } from '../features/account/sign-in/notices/admin-only-notice.tsx';
import { CaptainOnlyNotice } from '../features/account/sign-in/notices/captain-only-notice.tsx';
import { requireSession } from '../features/account/sign-in/session/require-session.ts';
import { NotFoundPage } from '../features/shell/pages/not-found-page.tsx';
import { adminOnly } from './_signed-in/-admin-only.ts';
import { captainOnly } from './_signed-in/-captain-only.ts';

/** Everything below belongs to the person signed in. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: requireSession,
  notFoundComponent: NothingForYou,
});

function NothingForYou({ data }: NotFoundRouteProps) {
  if (data === adminOnly) return <AdminOnlyNotice />;
  return data === captainOnly ? <CaptainOnlyNotice /> : <NotFoundPage />;
}
