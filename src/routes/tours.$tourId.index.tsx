import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';
import { ApiError, orApiError } from '../api/errors/api-error.ts';
import { tourQuery } from '../api/resources/tours/queries.ts';
import { useSession } from '../api/session/use-session.ts';
import { rememberSeen } from '../device/offers.ts';
import { OwnOffer } from '../features/customer/booking/panel/own-offer.tsx';
import { TourBookingBar } from '../features/customer/booking/panel/tour-booking-bar.tsx';
import { SimilarTours } from '../features/discover/tour/similar-tours.tsx';
import { TourPage } from '../features/discover/tour/tour-page.tsx';
import { tourStart } from '../features/discover/tour/tour-start.ts';
import { TourErrorPage, TourPendingPage } from '../features/discover/tour/tour-states.tsx';
import { TourCard } from '../features/discover/tour-list/results/tour-card.tsx';
import { parseId } from '../lib/parse-id.ts';
import { Skeleton } from '../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../ui/loading/in-view/in-view.tsx';
import { lazyComponent } from '../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../ui/loading/lazy/lazy-section.tsx';
import { media } from '../ui/theme/media.ts';
import { useMedia } from '../ui/theme/use-media.ts';
import { privateHead } from './-page-head.ts';
import { tourHead } from './-tour-head.ts';
import { TourMissing } from './-tour-missing.tsx';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const searchSchema = v.object({
  /** The id of a date of the tour. */
  date: v.fallback(v.optional(count), undefined),
  guests: v.fallback(v.optional(count), undefined),
  /** The month that the calendar opens on; anything but `YYYY-MM` counts as not asked for. */
  month: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), undefined),
});
type Search = v.InferOutput<typeof searchSchema>;

const Panel = lazyComponent(
  () => import('../features/customer/booking/panel/tour-booking-panel.tsx'),
);
const Calendar = lazyComponent(() => import('../features/discover/availability/tour-calendar.tsx'));
const Reviews = lazyComponent(() => import('../features/discover/review/review-section.tsx'));

export const Route = createFileRoute('/tours/$tourId/')({
  staticData: { prerender: 'skeleton' },
  validateSearch: searchSchema,
  loader: async ({ context, params }) => {
    const id = parseId(params.tourId);
    if (id === undefined) throw notFound();
    const tour = await orApiError(context.queryClient.ensureQueryData(tourQuery(id)));
    if (!(tour instanceof ApiError)) return tour;
    throw tour.status === 404 ? notFound() : tour;
  },
  head: ({ loaderData: tour }) =>
    tour?.status === 'ACTIVE' ? tourHead(tour) : privateHead(tour?.name),
  pendingComponent: TourPendingPage,
  errorComponent: TourErrorPage,
  notFoundComponent: TourMissing,
  component: TourRoute,
});

function TourRoute() {
  const { id } = Route.useLoaderData();
  const { month, ...search } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const { data: tour } = useSuspenseQuery(tourQuery(id));
  // A phone has no room for the panel beside the page, and need not load it.
  const isWide = useMedia(media.laptop);
  const isPublished = tour.status === 'ACTIVE';
  const isOwn = useSession()?.id === tour.guideId;
  const canBook = isPublished && !isOwn;
  useEffect(() => {
    if (isPublished) rememberSeen({ kind: 'tour', id });
  }, [id, isPublished]);

  /** What is chosen on the page is in its address; the page itself stays where it is. */
  function change(patch: Partial<Search>) {
    void navigate({
      search: (before) => ({ ...before, ...patch }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }
  const booking = {
    tour,
    search,
    onTripChange: change,
    onChooseDate() {
      const dates = document.getElementById('dates');
      dates?.scrollIntoView({ block: 'start' });
      dates?.focus({ preventScroll: true });
    },
  };
  return (
    <TourPage
      tour={tour}
      start={tourStart(tour, search.date)}
      panel={
        isPublished && isOwn ? (
          <OwnOffer kind="tour" />
        ) : (
          canBook &&
          isWide && (
            <LazySection placeholder={<Skeleton height="240px" />}>
              <Panel {...booking} />
            </LazySection>
          )
        )
      }
      bar={canBook && !isWide && <TourBookingBar {...booking} />}
      dates={
        <InView key={id} rootMargin="25% 0px" placeholder={<Skeleton height="480px" />}>
          <LazySection placeholder={<Skeleton height="480px" />}>
            <Calendar
              tour={tour}
              canBook={canBook}
              date={search.date}
              onDateChange={(date) => change({ date })}
              month={month}
              onMonthChange={(next) => change({ month: next })}
            />
          </LazySection>
        </InView>
      }
      reviews={
        <InView key={id} placeholder={<Skeleton height="320px" />}>
          <LazySection placeholder={<Skeleton height="320px" />}>
            <Reviews offer={{ kind: 'tour', id }} hostId={tour.guideId} />
          </LazySection>
        </InView>
      }
      similar={
        <InView placeholder={null}>
          <SimilarTours tour={tour} renderCard={(other) => <TourCard tour={other} />} />
        </InView>
      }
    />
  );
}
