import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { tourQuery } from '../../api/resources/tours/queries.ts';
import { bookingSearchEntries } from '../../features/customer/booking/flow/booking-steps.ts';
import { TourBookingPage } from '../../features/customer/booking/flow/tour-booking-page.tsx';
import {
  DepositFacts,
  DepositStep,
} from '../../features/customer/payment/deposit/deposit-step.tsx';
import { parseId } from '../../lib/parse-id.ts';
import { privateHead } from '../-page-head.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const searchSchema = v.object({
  /** The id of a date of the tour. */
  date: v.fallback(v.optional(count), undefined),
  guests: v.fallback(v.optional(count), undefined),
  ...bookingSearchEntries,
});
type Search = v.InferOutput<typeof searchSchema>;

export const Route = createFileRoute('/_signed-in/tours/$tourId/book')({
  validateSearch: searchSchema,
  loader: async ({ context, params }) => {
    const id = parseId(params.tourId);
    if (id === undefined) throw notFound();
    const tour = await orApiError(context.queryClient.ensureQueryData(tourQuery(id)));
    if (!(tour instanceof ApiError)) return { id, name: tour.name };
    throw tour.status === 404 ? notFound() : tour;
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
  const { data: tour } = useSuspenseQuery(tourQuery(id));

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
      deposit={{
        step: (bookingId) => <DepositStep key={bookingId} bookingId={bookingId} />,
        facts: (bookingId) => <DepositFacts key={bookingId} bookingId={bookingId} />,
      }}
    />
  );
}
