import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../../features/admin/documents/documents-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/documents')({
  component: DocumentsPage,
});
