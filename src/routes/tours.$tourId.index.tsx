import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Tour } from '../api/contract/types.ts';
import { tourQuery } from '../api/resources/tours/queries.ts';
import { goToSection } from '../domain/offer/go-to-section.ts';
import { tourStart } from '../domain/tour/tour-date.ts';
import { tourSearchEntries } from '../domain/tour/tour-search.ts';
import { TourBookingBar } from '../features/customer/booking/panel/tour-booking-bar.tsx';
import { TourMissing } from '../features/discover/tour/tour-missing-page.tsx';
import { TourPage } from '../features/discover/tour/tour-page.tsx';
import { TourErrorPage, TourPendingPage } from '../features/discover/tour/tour-states.tsx';
import { lazyComponent } from '../ui/loading/lazy/lazy-component.tsx';
import { privateHead } from './-head/page-head.ts';
import { tourHead } from './-head/tour-head.ts';
import { useOfferPage } from './-offer/offer-page.tsx';
import { inPlace, monthEntry, offerLoader } from './-offer/offer-route.ts';

const searchSchema = v.object({ ...tourSearchEntries, month: monthEntry });
type Search = v.InferOutput<typeof searchSchema>;

const Panel = lazyComponent(
  () => import('../features/customer/booking/panel/tour-booking-panel.tsx'),
);
const Dates = lazyComponent(
  () => import('../features/discover/availability/departures/tour-dates.tsx'),
);

const load = offerLoader<Tour>();

export const Route = createFileRoute('/tours/$tourId/')({
  staticData: { prerender: 'skeleton' },
  validateSearch: searchSchema,
  loader: ({ context, params, cause }) =>
    load(params.tourId, cause, (id) => context.queryClient.ensureQueryData(tourQuery(id))),
  head: ({ loaderData: tour }) =>
    tour?.status === 'ACTIVE' ? tourHead(tour) : privateHead(tour?.name),
  pendingComponent: TourPendingPage,
  errorComponent: TourErrorPage,
  notFoundComponent: TourMissing,
  component: TourRoute,
});

function TourRoute() {
  const loaded = Route.useLoaderData();
  const { id } = loaded;
  const { month, ...search } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  // What the loader had stays where it cannot be had anew.
  const { data: tour = loaded } = useQuery(tourQuery(id));
  const page = useOfferPage({ kind: 'tour', id, status: tour.status, hostId: tour.guideId });

  function change(patch: Partial<Search>) {
    return navigate({ search: (before) => ({ ...before, ...patch }), ...inPlace });
  }
  const booking = {
    tour,
    search,
    onTripChange: change,
    onChooseDate: () => goToSection('dates'),
  };
  return (
    <TourPage
      key={id}
      tour={tour}
      start={tourStart(tour, search.date)}
      panel={page.panel(<Panel {...booking} />)}
      bar={page.bar(<TourBookingBar {...booking} />)}
      dates={page.calendar(
        <Dates
          tour={tour}
          canBook={page.canBook}
          guests={search.guests}
          date={search.date}
          onDateChange={(date) => change({ date })}
          month={month}
          onMonthChange={(next) => change({ month: next })}
        />,
      )}
      reviews={page.reviews}
    />
  );
}
