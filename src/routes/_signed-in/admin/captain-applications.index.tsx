import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../../features/admin/applications/list/applications-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/captain-applications/')({
  head: () => privateHead(t`Captain applications`),
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ApplicationsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
