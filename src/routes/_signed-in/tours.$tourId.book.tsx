import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { tourQuery } from '../../api/resources/tours/queries.ts';
import { tourSearchEntries } from '../../domain/tour/tour-search.ts';
import { bookingSearchEntries } from '../../features/customer/booking/flow/flow-steps.ts';
import { TourBookingPage } from '../../features/customer/booking/flow/tour-booking-page.tsx';
import { bookingHead } from '../-head/page-head.ts';
import { deposit } from '../-offer/booking-deposit.tsx';
import { loadOffer } from '../-offer/offer-route.ts';

const searchSchema = v.object({ ...tourSearchEntries, ...bookingSearchEntries });
type Search = v.InferOutput<typeof searchSchema>;

export const Route = createFileRoute('/_signed-in/tours/$tourId/book')({
  staticData: { isFocused: true },
  validateSearch: searchSchema,
  loader: ({ context, params }) =>
    loadOffer(params.tourId, (id) => context.queryClient.ensureQueryData(tourQuery(id))),
  head: ({ loaderData: tour }) => bookingHead(tour?.name),
  component: BookingRoute,
});

function BookingRoute() {
  const { id } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const { data: tour } = useSuspenseQuery(tourQuery(id));

  function change(patch: Partial<Search>, { replace } = { replace: false }) {
    void navigate({
      search: (before) => ({ ...before, ...patch }),
      replace,
      resetScroll: !replace,
    });
  }
  return (
    <TourBookingPage key={id} tour={tour} search={search} onSearch={change} deposit={deposit} />
  );
}
