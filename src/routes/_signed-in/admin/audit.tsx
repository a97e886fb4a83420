import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../features/admin/audit/audit-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/audit')({
  component: AuditRoute,
});

function AuditRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}
