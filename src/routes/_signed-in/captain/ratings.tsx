import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { hostOfferRatingsQuery } from '../../../api/resources/reviews/host-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { RatingsPage } from '../../../features/captain/ratings/ratings-page.tsx';
import { ratingSearch } from '../../../features/captain/ratings/search-params.ts';
import { ReviewActions } from '../../../forms/review/review-actions.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/ratings')({
  validateSearch: ratingSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient } }) => {
    if (hostId !== undefined) void queryClient.prefetchQuery(hostOfferRatingsQuery(hostId));
  },
  head: () => privateHead(t`Ratings`),
  component: RatingsRoute,
});

function RatingsRoute() {
  const { hostId } = Route.useRouteContext();
  const { captain: _area, found: _found, ...search } = Route.useSearch();
  const { text, onSearch } = useListLocation();
  const user = useSession();
  if (hostId === undefined || !user) return null;
  return (
    <RatingsPage
      key={hostId}
      hostId={hostId}
      search={{ ...search, text }}
      onSearch={({ text: looked, ...next }) => onSearch(next, looked)}
      actions={(review, onDeleted) => (
        <ReviewActions review={review} user={user} hostId={hostId} onDeleted={onDeleted} />
      )}
    />
  );
}
