import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../../features/admin/documents/documents-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/documents')({
  head: () => privateHead(t`Documents to verify`),
  component: DocumentsRoute,
});

function DocumentsRoute() {
  const navigate = Route.useNavigate();
  return (
    <DocumentsPage
      search={Route.useSearch()}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
