import { createFileRoute } from '@tanstack/react-router';
import { OffersPage } from '../../../features/admin/offers/offers-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/offers')({
  component: OffersRoute,
});

function OffersRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OffersPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}
