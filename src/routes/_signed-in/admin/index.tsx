import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../features/admin/office/office-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/')({
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
