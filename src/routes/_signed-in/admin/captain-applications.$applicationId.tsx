import { createFileRoute } from '@tanstack/react-router';
import { ApplicationPage } from '../../../features/admin/applications/detail/application-page.tsx';
import { NotFoundPage } from '../../../features/shell/pages/not-found-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';

export const Route = createFileRoute('/_signed-in/admin/captain-applications/$applicationId')({
  component: ApplicationRoute,
});

function ApplicationRoute() {
  const id = parseId(Route.useParams().applicationId);
  const search = Route.useSearch();
  if (id === undefined) return <NotFoundPage />;
  return <ApplicationPage key={id} id={id} search={search} />;
}
