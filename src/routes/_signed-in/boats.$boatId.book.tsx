import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import type { Boat } from '../../api/contract/types.ts';
import { boatQuery } from '../../api/resources/boats/queries.ts';
import { orderedTrip, tripSearchEntries } from '../../domain/trip/trip-search.ts';
import { BoatBookingPage } from '../../features/customer/booking/flow/boat-booking-page.tsx';
import { bookingSearchEntries } from '../../features/customer/booking/flow/flow-steps.ts';
import { OfferGone } from '../../features/customer/booking/flow/offer-gone.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../ui/loading/lazy/lazy-section.tsx';
import { bookingHead } from '../-head/page-head.ts';
import { bookingParts } from '../-offer/booking-parts.tsx';
import { offerLoader } from '../-offer/offer-route.ts';

const searchSchema = v.pipe(
  v.object({ ...tripSearchEntries, ...bookingSearchEntries }),
  v.transform(orderedTrip),
);
type Search = v.InferOutput<typeof searchSchema>;

const Calendar = lazyComponent(
  () => import('../../features/discover/availability/boat-calendar.tsx'),
);

const load = offerLoader<Boat>();

export const Route = createFileRoute('/_signed-in/boats/$boatId/book')({
  staticData: { isFocused: true },
  validateSearch: searchSchema,
  loader: ({ context, params, cause }) =>
    load(params.boatId, cause, (id) => context.queryClient.ensureQueryData(boatQuery(id))),
  head: ({ loaderData: boat }) => bookingHead(boat?.name),
  notFoundComponent: NotThere,
  component: BookingRoute,
});

function NotThere() {
  const { start, end, guests, booking } = Route.useSearch();
  const days = start && end ? { start, end } : null;
  return <OfferGone kind="boat" days={days} guests={guests} booking={booking} />;
}

function BookingRoute() {
  const loaded = Route.useLoaderData();
  const { id } = loaded;
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  // What the loader had stays where it cannot be had anew.
  const { data: boat = loaded } = useQuery(boatQuery(id));
  const [month, setMonth] = useState<string>();

  function change(patch: Partial<Search>, { replace } = { replace: false }) {
    void navigate({
      search: (before) => ({ ...before, ...patch }),
      replace,
      resetScroll: !replace,
    });
  }
  return (
    <BoatBookingPage
      key={id}
      boat={boat}
      search={search}
      onSearch={change}
      calendar={
        <LazySection placeholder={<Skeleton height="480px" />}>
          <Calendar
            boat={boat}
            canBook={boat.status === 'ACTIVE'}
            trip={search}
            onTripChange={(patch) => change({ ...patch, step: 'dates' }, { replace: true })}
            month={month}
            onMonthChange={setMonth}
          />
        </LazySection>
      }
      flowParts={bookingParts}
    />
  );
}
