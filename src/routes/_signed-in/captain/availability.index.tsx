import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { CalendarRange } from 'lucide-react';
import * as v from 'valibot';
import { ownerTimelineQuery } from '../../../api/resources/availabilities/host-queries.ts';
import { AvailabilityPage } from '../../../features/captain/availability/availability-page.tsx';
import { availabilityViews } from '../../../features/captain/availability/availability-views.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { monthOf, monthRange } from '../../../lib/calendar-month.ts';
import { lenient } from '../../../lib/lenient.ts';
import { countParam, monthParam } from '../../../lib/search-params.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** The boat whose calendar is shown; left out, the first. */
  boat: countParam,
  /** Left out, the calendar. */
  view: lenient(v.picklist(availabilityViews)),
  /** `YYYY-MM`; left out, the current month. */
  month: monthParam,
});

export const Route = createFileRoute('/_signed-in/captain/availability/')({
  validateSearch: searchSchema,
  loaderDeps: ({ search: { month } }) => ({ month }),
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, deps: { month } }) => {
    if (hostId === undefined) return;
    const { first, last } = monthRange(month ?? monthOf(calendarDay()));
    void queryClient.prefetchInfiniteQuery(ownerTimelineQuery(hostId, first, last));
  },
  head: () => privateHead(t`Availability`),
  component: AvailabilityRoute,
});

function AvailabilityRoute() {
  const { hostId } = Route.useRouteContext();
  const { boat, view = 'calendar', month } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (hostId === undefined) return null;
  return (
    <AvailabilityPage
      key={hostId}
      hostId={hostId}
      boatId={boat}
      view={view}
      month={month}
      onChange={(part) =>
        void navigate({
          search: (before) => ({
            ...before,
            ...part,
            view: (part.view ?? view) === 'calendar' ? undefined : (part.view ?? view),
          }),
          replace: true,
          resetScroll: false,
        })
      }
      ways={() => (
        <Link
          to="/captain/availability/all"
          search={{ month }}
          className={button({ variant: 'secondary', size: 'small' })}
        >
          <CalendarRange aria-hidden="true" size={18} strokeWidth={1.75} />
          <Trans>All boats at once</Trans>
        </Link>
      )}
      addBoat={
        <Link to="/captain/vessels/$boatId" params={{ boatId: 'new' }} className={button()}>
          <Trans>Add your first boat</Trans>
        </Link>
      }
    />
  );
}
