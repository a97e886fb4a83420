import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../features/admin/office/office-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/')({
  head: () => privateHead(t`Office`),
  component: OfficeRoute,
});

function OfficeRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OfficePage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
