import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { boatQuery } from '../../api/resources/boats/queries.ts';
import { BoatBookingPage } from '../../features/customer/booking/flow/boat-booking-page.tsx';
import { bookingSearchEntries } from '../../features/customer/booking/flow/booking-steps.ts';
import {
  DepositFacts,
  DepositStep,
} from '../../features/customer/payment/deposit/deposit-step.tsx';
import { parseId } from '../../lib/parse-id.ts';
import { orderedTrip, tripSearchEntries } from '../../lib/trip-search.ts';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../ui/loading/lazy/lazy-section.tsx';
import { privateHead } from '../-page-head.ts';

const searchSchema = v.pipe(
  v.object({ ...tripSearchEntries, ...bookingSearchEntries }),
  v.transform(orderedTrip),
);
type Search = v.InferOutput<typeof searchSchema>;

const Calendar = lazyComponent(
  () => import('../../features/discover/availability/boat-calendar.tsx'),
);

export const Route = createFileRoute('/_signed-in/boats/$boatId/book')({
  validateSearch: searchSchema,
  loader: async ({ context, params }) => {
    const id = parseId(params.boatId);
    if (id === undefined) throw notFound();
    const boat = await orApiError(context.queryClient.ensureQueryData(boatQuery(id)));
    if (!(boat instanceof ApiError)) return { id, name: boat.name };
    throw boat.status === 404 ? notFound() : boat;
  },
  head: ({ loaderData }) => {
    const name = loaderData?.name;
    return privateHead(name && t`Book ${name}`);
  },
  component: BookingRoute,
});

function BookingRoute() {
  const { id } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const { data: boat } = useSuspenseQuery(boatQuery(id));
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
      deposit={{
        step: (bookingId) => <DepositStep key={bookingId} bookingId={bookingId} />,
        facts: (bookingId) => <DepositFacts key={bookingId} bookingId={bookingId} />,
      }}
    />
  );
}
