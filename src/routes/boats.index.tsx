import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { boatPageQuery } from '../api/resources/boats.ts';
import { BoatListPage } from '../features/boat-search/boat-list-page.tsx';
import { boatListingSearch, toPageRequest } from '../features/boat-search/search-params.ts';

export const Route = createFileRoute('/boats/')({
  validateSearch: boatListingSearch,
  loaderDeps: ({ search }) => toPageRequest(search),
  // Not awaited: the page shows the boats before, dimmed, or their places until these arrive.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(boatPageQuery(deps));
  },
  head: () => ({ meta: [{ title: `${t`Boats`} · Pruva` }] }),
  component: BoatListPage,
});
