import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { bookingQuery } from '../../api/resources/bookings/queries.ts';
import { useSession } from '../../api/session/use-session.ts';
import { SwitchAccount } from '../../features/account/sign-in/session/switch-account.tsx';
import { BookingPage } from '../../features/customer/my-bookings/booking/booking-page.tsx';
import { parseId } from '../../lib/parse-id.ts';
import { privateHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/my-bookings/$bookingId')({
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context, params }) => {
    const id = parseId(params.bookingId);
    if (id !== undefined) void context.queryClient.prefetchQuery(bookingQuery(id));
  },
  head: () => privateHead(t`Your booking`),
  component: BookingRoute,
});

function BookingRoute() {
  const user = useSession();
  const { bookingId } = Route.useParams();
  return (
    user && (
      <BookingPage id={parseId(bookingId)} customerId={user.id} switchAccount={<SwitchAccount />} />
    )
  );
}
