import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { ApiError, orApiError } from '../api/errors/api-error.ts';
import { boatQuery } from '../api/resources/boats/queries.ts';
import { useSession } from '../api/session/use-session.ts';
import { rememberSeen } from '../device/offers.ts';
import { BookingBar } from '../features/customer/booking/panel/booking-bar.tsx';
import { OwnOffer } from '../features/customer/booking/panel/own-offer.tsx';
import { BoatErrorPage } from '../features/discover/boat/boat-error-page.tsx';
import { BoatPage } from '../features/discover/boat/boat-page.tsx';
import { BoatPendingPage } from '../features/discover/boat/boat-pending-page.tsx';
import { goToSection } from '../features/discover/boat/sections/go-to-section.ts';
import { SimilarBoats } from '../features/discover/boat/sections/similar-boats.tsx';
import { BoatCard } from '../features/discover/boat-list/results/boat-card.tsx';
import { calendarDay } from '../i18n/format.ts';
import { parseId } from '../lib/parse-id.ts';
import { orderedTrip, tripDays, tripHours, tripSearchEntries } from '../lib/trip-search.ts';
import { Skeleton } from '../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../ui/loading/in-view/in-view.tsx';
import { lazyComponent } from '../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../ui/loading/lazy/lazy-section.tsx';
import { media } from '../ui/theme/media.ts';
import { useMedia } from '../ui/theme/use-media.ts';
import { boatHead } from './-boat-head.ts';
import { BoatMissing } from './-boat-missing.tsx';
import { privateHead } from './-page-head.ts';

const searchSchema = v.pipe(
  v.object({
    ...tripSearchEntries,
    /** The month that the calendar opens on; anything but `YYYY-MM` counts as not asked for. */
    month: v.fallback(
      v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
      undefined,
    ),
  }),
  v.transform(orderedTrip),
);

type BoatSearch = v.InferOutput<typeof searchSchema>;

const Panel = lazyComponent(() => import('../features/customer/booking/panel/booking-panel.tsx'));
const Calendar = lazyComponent(() => import('../features/discover/availability/boat-calendar.tsx'));
const Reviews = lazyComponent(() => import('../features/discover/review/review-section.tsx'));

export const Route = createFileRoute('/boats/$boatId/')({
  staticData: { prerender: 'skeleton' },
  validateSearch: searchSchema,
  loader: async ({ context, params }) => {
    const id = parseId(params.boatId);
    if (id === undefined) throw notFound();
    const boat = await orApiError(context.queryClient.ensureQueryData(boatQuery(id)));
    if (!(boat instanceof ApiError)) return boat;
    throw boat.status === 404 ? notFound() : boat;
  },
  head: ({ loaderData: boat }) =>
    boat?.status === 'ACTIVE' ? boatHead(boat) : privateHead(boat?.name),
  pendingComponent: BoatPendingPage,
  errorComponent: BoatErrorPage,
  notFoundComponent: BoatMissing,
  component: BoatRoute,
});

function BoatRoute() {
  const { id } = Route.useLoaderData();
  const { month, ...trip } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const { data: boat } = useSuspenseQuery(boatQuery(id));
  const [today] = useState(() => calendarDay());
  // A phone has no room for the panel beside the page, and need not load it.
  const isWide = useMedia(media.laptop);
  const isPublished = boat.status === 'ACTIVE';
  const isOwn = useSession()?.id === boat.ownerId;
  const canBook = isPublished && !isOwn;
  useEffect(() => {
    if (isPublished) rememberSeen({ kind: 'boat', id });
  }, [id, isPublished]);

  /** What is chosen on the page is in its address; the page itself stays where it is. */
  function change(patch: Partial<BoatSearch>) {
    void navigate({
      search: (search) => ({ ...search, ...patch }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }
  const days = tripDays(trip, today);
  const booking = {
    boat,
    search: trip,
    onTripChange: change,
    onChooseDays: () => goToSection('availability'),
  };
  return (
    <BoatPage
      boat={boat}
      start={days && { date: days.start, time: tripHours(trip)?.startTime }}
      panel={
        isPublished && isOwn ? (
          <OwnOffer kind="boat" />
        ) : (
          canBook &&
          isWide && (
            <LazySection placeholder={<Skeleton height="240px" />}>
              <Panel {...booking} />
            </LazySection>
          )
        )
      }
      bar={canBook && !isWide && <BookingBar {...booking} />}
      availability={
        <InView key={id} rootMargin="25% 0px" placeholder={<Skeleton height="480px" />}>
          <LazySection placeholder={<Skeleton height="480px" />}>
            <Calendar
              boat={boat}
              canBook={canBook}
              trip={trip}
              onTripChange={change}
              month={month}
              onMonthChange={(next) => change({ month: next })}
            />
          </LazySection>
        </InView>
      }
      reviews={
        <InView key={id} placeholder={<Skeleton height="320px" />}>
          <LazySection placeholder={<Skeleton height="320px" />}>
            <Reviews offer={{ kind: 'boat', id }} hostId={boat.ownerId} />
          </LazySection>
        </InView>
      }
      similar={
        <InView key={id} placeholder={null}>
          <SimilarBoats
            boat={boat}
            renderCard={(other) => <BoatCard boat={other} inSight={false} />}
          />
        </InView>
      }
    />
  );
}
