import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { tourDateSeatsQuery } from '../../../api/resources/tour-dates/queries.ts';
import { tourQuery } from '../../../api/resources/tours/queries.ts';
import { TourCalendarPage } from '../../../features/captain/tour-dates/calendar/tour-calendar-page.tsx';
import { parseId } from '../../../lib/parse-id.ts';
import { monthParam } from '../../../lib/search-params.ts';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** Left out, the month of the next date. */
  month: monthParam,
});

export const Route = createFileRoute('/_signed-in/captain/tours/$tourId/calendar')({
  validateSearch: searchSchema,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, params }) => {
    const tourId = parseId(params.tourId);
    if (hostId === undefined || tourId === undefined) return;
    void queryClient.prefetchQuery(tourQuery(tourId));
    void queryClient.prefetchQuery(tourDateSeatsQuery(tourId));
  },
  head: () => privateHead(t`Tour calendar`),
  component: TourCalendarRoute,
});

function TourCalendarRoute() {
  const { tourId } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  const { month } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (hostId === undefined) return null;
  const id = parseId(tourId);
  return (
    <TourCalendarPage
      key={id}
      hostId={hostId}
      tourId={id}
      month={month}
      onMonthChange={(next) =>
        void navigate({
          search: (before) => ({ ...before, month: next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
