import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../features/admin/audit/audit-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/audit')({
  head: () => privateHead(t`Audit`),
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
