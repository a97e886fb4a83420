import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router';
import { CaptainOnlyNotice } from '../features/account/sign-in/captain/captain-only-notice.tsx';
import { requireSession } from '../features/account/sign-in/session/require-session.ts';
import { NotFoundPage } from '../features/shell/pages/not-found-page.tsx';
import { captainOnly } from './_signed-in/-captain-only.ts';

/** Everything below belongs to the person signed in. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: requireSession,
  notFoundComponent: NothingForYou,
});

function NothingForYou({ data }: NotFoundRouteProps) {
  return data === captainOnly ? <CaptainOnlyNotice /> : <NotFoundPage />;
}
