import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { ApiError, orApiError } from '../api/api-error.ts';
import { boatQuery } from '../api/resources/boats.ts';
import { BoatErrorPage } from '../features/boat/boat-error-page.tsx';
import { BoatPage } from '../features/boat/boat-page.tsx';
import { BoatPendingPage } from '../features/boat/boat-pending-page.tsx';
import { LazyPart } from '../features/boat/lazy-part.tsx';
import { parseId } from '../lib/parse-id.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

const searchSchema = v.object({
  /** The month that the calendar opens on; anything but `YYYY-MM` counts as not asked for. */
  month: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), undefined),
});

const loadCalendar = () => import('../features/calendar/availability-calendar.tsx');
const loadReviews = () => import('../features/review/review-section.tsx');

export const Route = createFileRoute('/boats/$boatId/')({
  validateSearch: searchSchema,
  loader: async ({ context, params }) => {
    const id = parseId(params.boatId);
    if (id === undefined) throw notFound();
    const boat = await orApiError(context.queryClient.ensureQueryData(boatQuery(id)));
    if (!(boat instanceof ApiError)) return { id, name: boat.name };
    throw boat.status === 404 ? notFound() : boat;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? `${loaderData.name} · Pruva` : 'Pruva' }],
  }),
  pendingComponent: BoatPendingPage,
  errorComponent: BoatErrorPage,
  component: BoatRoute,
});

function BoatRoute() {
  const { id } = Route.useLoaderData();
  const { month } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const { data: boat } = useSuspenseQuery(boatQuery(id));
  return (
    <BoatPage
      boat={boat}
      availability={
        <LazyPart
          key={id}
          load={loadCalendar}
          props={{
            boatId: id,
            boatName: boat.name,
            month,
            nextAvailableDate: boat.nextAvailableDate,
            onMonthChange: (next) =>
              void navigate({
                search: { month: next },
                hash: true,
                replace: true,
                resetScroll: false,
                hashScrollIntoView: false,
              }),
          }}
          placeholder={<Skeleton height="480px" />}
        />
      }
      reviews={
        <LazyPart
          key={id}
          load={loadReviews}
          props={{ boatId: id }}
          placeholder={<Skeleton height="320px" />}
        />
      }
    />
  );
}
