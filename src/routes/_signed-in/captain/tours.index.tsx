import { t } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { hostToursQuery } from '../../../api/resources/tours/host-queries.ts';
import { isTypingOn } from '../../../domain/managed-list/list-location.ts';
import { tourListSearch } from '../../../features/captain/tours/list/search-params.ts';
import { ToursPage } from '../../../features/captain/tours/tours-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/tours/')({
  validateSearch: tourListSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient } }) => {
    if (hostId !== undefined) void queryClient.prefetchQuery(hostToursQuery(hostId));
  },
  head: () => privateHead(t`My tours`),
  component: ToursRoute,
});

function ToursRoute() {
  const { hostId } = Route.useRouteContext();
  const { place, length, price, page } = Route.useSearch();
  const navigate = Route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  if (hostId === undefined) return null;
  return (
    <ToursPage
      hostId={hostId}
      search={{ place, length, price, page }}
      onSearch={(next) =>
        void navigate({
          search: next,
          replace: isTypingOn(place, next.place),
          resetScroll: false,
        })
      }
      target={hash.startsWith('tour-') ? parseId(hash.slice('tour-'.length)) : undefined}
    />
  );
}
