import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../../features/admin/documents/documents-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/documents')({
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
