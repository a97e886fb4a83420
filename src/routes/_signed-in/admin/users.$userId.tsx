import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '../../../features/admin/users/user-page.tsx';
import { NotFoundPage } from '../../../features/shell/pages/not-found-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';

export const Route = createFileRoute('/_signed-in/admin/users/$userId')({
  component: UserRoute,
});

function UserRoute() {
  const id = parseId(Route.useParams().userId);
  if (id === undefined) return <NotFoundPage />;
  return <UserPage key={id} id={id} />;
}
