import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OffersPage } from '../../../features/admin/offers/offers-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/offers')({
  head: () => privateHead(t`Boats and tours`),
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
