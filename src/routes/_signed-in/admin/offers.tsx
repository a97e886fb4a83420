import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { OffersPage } from '../../../features/admin/offers/offers-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/offers')({
  component: OffersRoute,
});

function OffersRoute() {
  return <OffersPage {...useListLocation()} />;
}
