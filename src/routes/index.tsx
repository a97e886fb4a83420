import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { destinationsQuery } from '../api/resources/content/queries.ts';
import { HomePage } from '../features/discover/home/home-page.tsx';
import { Skeleton } from '../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../ui/loading/lazy/lazy-section.tsx';
import { pageHead } from './-head/page-head.ts';

export const Route = createFileRoute('/')({
  staticData: { prerender: 'page' },
  // Not awaited: each part of the page holds its own place.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(destinationsQuery());
  },
  head: () =>
    pageHead({
      title: t`Boats and tours on the Turkish coast`,
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

const Calendar = lazyComponent(async () => ({
  default: (await import('../domain/listing/filters/dates/day-range-calendar.tsx'))
    .DayRangeCalendar,
}));
const Sections = lazyComponent(() => import('./-home-sections.tsx'));

function HomeRoute() {
  return (
    <HomePage Calendar={Calendar}>
      <LazySection placeholder={<Skeleton height="100vh" />}>
        <Sections />
      </LazySection>
    </HomePage>
  );
}
