import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import type { Boat } from '../api/contract/types.ts';
import { boatQuery } from '../api/resources/boats/queries.ts';
import { goToPart, goToSection } from '../domain/offer/go-to-section.ts';
import { orderedTrip, tripDays, tripHours, tripSearchEntries } from '../domain/trip/trip-search.ts';
import { BookingBar } from '../features/customer/booking/panel/booking-bar.tsx';
import { BoatErrorPage } from '../features/discover/boat/boat-error-page.tsx';
import { BoatMissing } from '../features/discover/boat/boat-missing-page.tsx';
import { BoatPage } from '../features/discover/boat/boat-page.tsx';
import { BoatPendingPage } from '../features/discover/boat/boat-pending-page.tsx';
import { calendarDay } from '../i18n/format.ts';
import { lazyComponent } from '../ui/loading/lazy/lazy-component.tsx';
import { boatHead } from './-head/boat-head.ts';
import { privateHead } from './-head/page-head.ts';
import { useOfferPage } from './-offer/offer-page.tsx';
import { inPlace, monthEntry, offerLoader } from './-offer/offer-route.ts';

const searchSchema = v.pipe(
  v.object({ ...tripSearchEntries, month: monthEntry }),
  v.transform(orderedTrip),
);
type Search = v.InferOutput<typeof searchSchema>;

const Panel = lazyComponent(() => import('../features/customer/booking/panel/booking-panel.tsx'));
const Calendar = lazyComponent(() => import('../features/discover/availability/boat-calendar.tsx'));

const load = offerLoader<Boat>();

export const Route = createFileRoute('/boats/$boatId/')({
  staticData: { prerender: 'skeleton' },
  validateSearch: searchSchema,
  loader: ({ context, params, cause }) =>
    load(params.boatId, cause, (id) => context.queryClient.ensureQueryData(boatQuery(id))),
  head: ({ loaderData: boat }) =>
    boat?.status === 'ACTIVE' ? boatHead(boat) : privateHead(boat?.name),
  pendingComponent: BoatPendingPage,
  errorComponent: BoatErrorPage,
  notFoundComponent: BoatMissing,
  component: BoatRoute,
});

function BoatRoute() {
  const loaded = Route.useLoaderData();
  const { id } = loaded;
  const { month, ...trip } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  // What the loader had stays where it cannot be had anew.
  const { data: boat = loaded } = useQuery(boatQuery(id));
  const [today] = useState(() => calendarDay());
  const page = useOfferPage({ kind: 'boat', id, status: boat.status, hostId: boat.ownerId });

  function change(patch: Partial<Search>) {
    return navigate({ search: (search) => ({ ...search, ...patch }), ...inPlace });
  }
  const days = tripDays(trip, today);
  const booking = {
    boat,
    search: trip,
    onTripChange: change,
    onChoose: (what: 'days' | 'hours') =>
      what === 'hours' ? goToPart('availability', 'hours') : goToSection('availability'),
  };
  return (
    <BoatPage
      key={id}
      boat={boat}
      start={days && { date: days.start, time: tripHours(trip)?.startTime }}
      panel={page.panel(<Panel {...booking} />)}
      bar={page.bar(<BookingBar {...booking} />)}
      availability={page.calendar(
        <Calendar
          boat={boat}
          canBook={page.canBook}
          trip={trip}
          onTripChange={change}
          month={month}
          onMonthChange={(next) => change({ month: next })}
        />,
      )}
      isMonthAsked={month !== undefined}
      reviews={page.reviews}
    />
  );
}
