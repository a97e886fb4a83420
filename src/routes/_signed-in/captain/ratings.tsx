import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RatingsPage } from '../../../features/captain/ratings/ratings-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/ratings')({
  head: () => privateHead(t`Ratings`),
  component: RatingsRoute,
});

function RatingsRoute() {
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <RatingsPage hostId={hostId} />;
}
