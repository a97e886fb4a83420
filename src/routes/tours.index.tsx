import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { toursQuery } from '../api/resources/tours/queries.ts';
import { tourListingSearch } from '../features/discover/tour-list/search-params.ts';
import { TourListPage } from '../features/discover/tour-list/tour-list-page.tsx';
import { pageHead } from './-head/page-head.ts';

export const Route = createFileRoute('/tours/')({
  staticData: { prerender: 'skeleton' },
  validateSearch: tourListingSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(toursQuery());
  },
  head: () =>
    pageHead({
      title: t`Tours`,
      description: t`Guided tours on the Turkish coast: sailing, diving, walking, tasting. Dates, prices per person and languages at a glance.`,
      path: '/tours',
    }),
  component: TourListPage,
});
