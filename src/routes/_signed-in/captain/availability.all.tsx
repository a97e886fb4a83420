import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as v from 'valibot';
import { ownerTimelineQuery } from '../../../api/resources/availabilities/host-queries.ts';
import { timelineRange } from '../../../features/captain/availability/timeline/model/timeline-range.ts';
import { TimelinePage } from '../../../features/captain/availability/timeline/timeline-page.tsx';
import { calendarDay } from '../../../i18n/format.ts';
import { lenient } from '../../../lib/lenient.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** The month to begin at, `YYYY-MM`; today's when left out. */
  month: lenient(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
});

export const Route = createFileRoute('/_signed-in/captain/availability/all')({
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => ({ month: search.month }),
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, deps }) => {
    if (hostId === undefined) return;
    const { startDate, endDate } = timelineRange(calendarDay(), deps.month);
    void queryClient.prefetchInfiniteQuery(ownerTimelineQuery(hostId, startDate, endDate));
  },
  head: () => privateHead(t`Days of all boats`),
  component: TimelineRoute,
});

function TimelineRoute() {
  const { hostId } = Route.useRouteContext();
  const { month } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  // The same functions as long as the page is open: every cell of the grid would be drawn again.
  const ways = useMemo(() => {
    const booking = (id: number) =>
      ({ to: '/captain/bookings/$bookingId', params: { bookingId: String(id) } }) as const;
    const boat = (id: number) => ({ to: '/captain/availability', search: { boat: id } }) as const;
    const tour = (id: number) =>
      ({ to: '/captain/tours/$tourId/calendar', params: { tourId: String(id) } }) as const;
    return {
      bookingHref: (id: number) => router.buildLocation(booking(id)).publicHref,
      boatHref: (id: number) => router.buildLocation(boat(id)).publicHref,
      tourHref: (id: number) => router.buildLocation(tour(id)).publicHref,
      openBooking: (id: number) => void router.navigate(booking(id)),
      openBoat: (id: number) => void router.navigate(boat(id)),
      openTour: (id: number) => void router.navigate(tour(id)),
    };
  }, [router]);
  if (hostId === undefined) return null;
  return (
    <TimelinePage
      hostId={hostId}
      month={month}
      onMonth={(next) =>
        void navigate({
          search: (before) => ({ ...before, month: next }),
          replace: true,
          resetScroll: false,
        })
      }
      ways={ways}
      addBoat={
        <Link to="/captain/vessels/$boatId" params={{ boatId: 'new' }} className={button()}>
          <Trans>Add your first boat</Trans>
        </Link>
      }
    />
  );
}
