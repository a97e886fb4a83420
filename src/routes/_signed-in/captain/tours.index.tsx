import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ToursPage } from '../../../features/captain/tours/tours-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/tours/')({
  head: () => privateHead(t`My tours`),
  component: ToursRoute,
});

function ToursRoute() {
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <ToursPage hostId={hostId} />;
}
