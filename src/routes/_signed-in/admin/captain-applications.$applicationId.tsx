import { t } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApplicationPage } from '../../../features/admin/applications/detail/application-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/captain-applications/$applicationId')({
  head: () => privateHead(t`Captain application`),
  component: ApplicationRoute,
});

function ApplicationRoute() {
  const id = parseId(Route.useParams().applicationId);
  if (id === undefined) throw notFound();
  return <ApplicationPage key={id} id={id} search={Route.useSearch()} />;
}
