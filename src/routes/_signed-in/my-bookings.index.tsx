import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { session } from '../../api/client.ts';
import { customerBookingsQuery } from '../../api/resources/bookings/queries.ts';
import { useSession } from '../../api/session/use-session.ts';
import { MyBookingsPage } from '../../features/customer/my-bookings/list/my-bookings-page.tsx';
import { bookingTabs } from '../../features/customer/my-bookings/list/tabs.ts';
import { lenient } from '../../lib/lenient.ts';
import { privateHead } from '../-head/page-head.ts';

const searchSchema = v.object({
  /** Left out, it is what is to come. */
  tab: lenient(v.picklist(bookingTabs)),
});

export const Route = createFileRoute('/_signed-in/my-bookings/')({
  validateSearch: searchSchema,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context }) => {
    const user = session.getSnapshot();
    if (user) void context.queryClient.prefetchQuery(customerBookingsQuery(user.id));
  },
  head: () => privateHead(t`My bookings`),
  component: MyBookingsRoute,
});

function MyBookingsRoute() {
  const user = useSession();
  const { tab = 'upcoming' } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The session may end while the page is open: the guard leads away a moment later.
  return (
    user && (
      <MyBookingsPage
        customerId={user.id}
        tab={tab}
        onTab={(next) =>
          void navigate({
            search: { tab: next === 'upcoming' ? undefined : next },
            replace: true,
            resetScroll: false,
          })
        }
      />
    )
  );
}
