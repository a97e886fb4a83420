import { t } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { hostBoatsQuery } from '../../../api/resources/boats/host-queries.ts';
import { isTypingOn } from '../../../domain/managed-list/list-location.ts';
import { vesselSearch } from '../../../features/captain/vessels/list/search-params.ts';
import { VesselsPage } from '../../../features/captain/vessels/vessels-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/vessels/')({
  validateSearch: vesselSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient } }) => {
    if (hostId !== undefined) void queryClient.prefetchQuery(hostBoatsQuery(hostId));
  },
  head: () => privateHead(t`My vessels`),
  component: VesselsRoute,
});

function VesselsRoute() {
  const { hostId } = Route.useRouteContext();
  const { name, type, capacity, page } = Route.useSearch();
  const navigate = Route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  if (hostId === undefined) return null;
  return (
    <VesselsPage
      hostId={hostId}
      search={{ name, type, capacity, page }}
      onSearch={(next) =>
        void navigate({
          search: next,
          replace: isTypingOn(name, next.name),
          resetScroll: false,
        })
      }
      target={hash.startsWith('boat-') ? parseId(hash.slice('boat-'.length)) : undefined}
    />
  );
}
