import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { destinationsQuery } from '../api/resources/content.ts';
import { PlacesSection } from '../features/destination/places-section.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { pageHead } from './-page-head.ts';

export const Route = createFileRoute('/')({
  staticData: { prerender: 'page' },
  // Not awaited: each part of the page holds its own place.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(destinationsQuery());
  },
  head: () =>
    pageHead({
      description: t`Boats with their captains and guided tours on the Turkish coast: choose the place and the day, pay a deposit of 20% and set out.`,
      path: '/',
      data: {
        '@type': 'Organization',
        name: 'Pruva',
        foundingDate: '2015',
        areaServed: { '@type': 'Country', name: 'Türkiye' },
      },
    }),
  component: HomeRoute,
});

const loadCalendar = () =>
  import('../features/boat-search/day-range-calendar.tsx').then(
    ({ DayRangeCalendar }) => DayRangeCalendar,
  );

// Further down the page: what shows them comes with them.
const BoatCard = lazy(() =>
  import('../features/boat-search/boat-card.tsx').then((module) => ({ default: module.BoatCard })),
);
const TourCard = lazy(() =>
  import('../features/tour-search/tour-card.tsx').then((module) => ({ default: module.TourCard })),
);
const place = <Skeleton height="360px" />;

function HomeRoute() {
  return (
    <HomePage
      places={<PlacesSection />}
      renderBoat={(boat) => (
        <Suspense fallback={place}>
          <BoatCard boat={boat} inSight={false} level={3} />
        </Suspense>
      )}
      renderTour={(tour) => (
        <Suspense fallback={place}>
          <TourCard tour={tour} level={3} />
        </Suspense>
      )}
      loadCalendar={loadCalendar}
    />
  );
}
