import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { boatPageQuery } from '../api/resources/boats/queries.ts';
import { knownPlace } from '../domain/listing/known-place.ts';
import { BoatListPage } from '../features/discover/boat-list/boat-list-page.tsx';
import { boatListingSearch, toPageRequest } from '../features/discover/boat-list/search-params.ts';
import { pageHead } from './-head/page-head.ts';

export const Route = createFileRoute('/boats/')({
  staticData: { prerender: 'skeleton' },
  validateSearch: boatListingSearch,
  // It shows by itself what it waits for, and stays while it is asked for something else.
  pendingMs: Number.POSITIVE_INFINITY,
  loaderDeps: ({ search }) => ({ request: toPageRequest(search), isWhole: !search.area }),
  // Not awaited: the page shows the boats before, dimmed, or their places until these arrive.
  loader: ({ context, deps }) => {
    if (deps.isWhole) void context.queryClient.prefetchQuery(boatPageQuery(deps.request));
  },
  head: ({ match }) => {
    const place = knownPlace(match.search.location);
    return pageHead({
      title: place ? t`Boats around ${place}` : t`Boats`,
      description: t`Yachts, sailing boats, catamarans and motor boats with their captains on the Turkish coast: compare prices, see free days, reserve with a deposit of 20%.`,
      path: '/boats',
    });
  },
  component: BoatListPage,
});
