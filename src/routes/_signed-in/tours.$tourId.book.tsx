import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Tour } from '../../api/contract/types.ts';
import { tourQuery } from '../../api/resources/tours/queries.ts';
import { tourSearchEntries } from '../../domain/tour/tour-search.ts';
import { bookingSearchEntries } from '../../features/customer/booking/flow/flow-steps.ts';
import { OfferGone } from '../../features/customer/booking/flow/offer-gone.tsx';
import { TourBookingPage } from '../../features/customer/booking/flow/tour-booking-page.tsx';
import { bookingHead } from '../-head/page-head.ts';
import { bookingParts } from '../-offer/booking-parts.tsx';
import { offerLoader } from '../-offer/offer-route.ts';

const searchSchema = v.object({ ...tourSearchEntries, ...bookingSearchEntries });
type Search = v.InferOutput<typeof searchSchema>;

const load = offerLoader<Tour>();

export const Route = createFileRoute('/_signed-in/tours/$tourId/book')({
  staticData: { isFocused: true },
  validateSearch: searchSchema,
  loader: ({ context, params, cause }) =>
    load(params.tourId, cause, (id) => context.queryClient.ensureQueryData(tourQuery(id))),
  head: ({ loaderData: tour }) => bookingHead(tour?.name),
  notFoundComponent: NotThere,
  component: BookingRoute,
});

function NotThere() {
  const { guests, booking } = Route.useSearch();
  return <OfferGone kind="tour" guests={guests} booking={booking} />;
}

function BookingRoute() {
  const loaded = Route.useLoaderData();
  const { id } = loaded;
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  // What the loader had stays where it cannot be had anew.
  const { data: tour = loaded } = useQuery(tourQuery(id));

  function change(patch: Partial<Search>, { replace } = { replace: false }) {
    void navigate({
      search: (before) => ({ ...before, ...patch }),
      replace,
      resetScroll: !replace,
    });
  }
  return (
    <TourBookingPage
      key={id}
      tour={tour}
      search={search}
      onSearch={change}
      flowParts={bookingParts}
    />
  );
}
