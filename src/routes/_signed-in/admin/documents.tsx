import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { DocumentsPage } from '../../../features/admin/documents/documents-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/documents')({
  component: DocumentsRoute,
});

function DocumentsRoute() {
  return <DocumentsPage {...useListLocation()} />;
}
