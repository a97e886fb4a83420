import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import {
  captainDashboardQuery,
  tripEventsQuery,
  waitingRequestsQuery,
} from '../../../api/resources/dashboard/queries.ts';
import { Decision } from '../../../features/captain/bookings/decision/decision.tsx';
import { TodayPage } from '../../../features/captain/today/today-page.tsx';
import { askedDays } from '../../../features/captain/today/trips/trip-days.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { monthParam } from '../../../lib/search-params.ts';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** The month whose payments are shown, `YYYY-MM`. */
  payments: monthParam,
});

export const Route = createFileRoute('/_signed-in/captain/')({
  validateSearch: searchSchema,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient } }) => {
    if (hostId === undefined) return;
    void queryClient.prefetchQuery(captainDashboardQuery(hostId));
    void queryClient.prefetchQuery(tripEventsQuery(hostId, askedDays(calendarDay())));
    void queryClient.prefetchQuery(waitingRequestsQuery(hostId));
  },
  head: () => privateHead(t`Today`),
  component: TodayRoute,
});

function TodayRoute() {
  const { hostId } = Route.useRouteContext();
  const { payments } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (hostId === undefined) return null;
  return (
    <TodayPage
      key={hostId}
      hostId={hostId}
      decision={Decision}
      paymentsMonth={payments}
      onPaymentsClose={() =>
        void navigate({ search: { payments: undefined }, replace: true, resetScroll: false })
      }
    />
  );
}
