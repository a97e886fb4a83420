import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { userQuery } from '../../../api/resources/users/queries.ts';
import { CompanyPage } from '../../../features/captain/company/company-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/company')({
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient } }) => {
    if (hostId !== undefined) void queryClient.prefetchQuery(userQuery(hostId));
  },
  head: () => privateHead(t`My company`),
  component: CompanyRoute,
});

function CompanyRoute() {
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <CompanyPage hostId={hostId} />;
}
