import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { AuditPage } from '../../../features/admin/audit/audit-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/audit')({
  component: AuditRoute,
});

function AuditRoute() {
  return <AuditPage {...useListLocation()} />;
}
