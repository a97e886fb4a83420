import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { hostDocumentsQuery } from '../../../api/resources/documents/host-queries.ts';
import { DocumentsPage } from '../../../features/captain/documents/documents-page.tsx';
import {
  documentSearch,
  documentsRequest,
} from '../../../features/captain/documents/search-params.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/documents')({
  validateSearch: documentSearch,
  loaderDeps: ({ search: { kind, state, validity, page } }) =>
    documentsRequest({ kind, state, validity, page }),
  // Not awaited: the page shows the places of what it waits for, and the page before meanwhile.
  loader: ({ context: { hostId, queryClient }, deps }) => {
    if (hostId !== undefined) void queryClient.prefetchQuery(hostDocumentsQuery(hostId, deps));
  },
  head: () => privateHead(t`Documents`),
  component: DocumentsRoute,
});

function DocumentsRoute() {
  const { hostId } = Route.useRouteContext();
  const { kind, state, validity, page } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (hostId === undefined) return null;
  return (
    <DocumentsPage
      hostId={hostId}
      search={{ kind, state, validity, page }}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
