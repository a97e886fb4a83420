import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { session } from '../../api/client.ts';
import { customerBookingsQuery } from '../../api/resources/bookings/queries.ts';
import { customerReviewsQuery } from '../../api/resources/reviews/queries.ts';
import { useSession } from '../../api/session/use-session.ts';
import { BookingPicture } from '../../domain/booking/booking-picture.tsx';
import { TripDates } from '../../domain/trip/trip-dates.tsx';
import { MyReviewsPage } from '../../features/customer/my-reviews/my-reviews-page.tsx';
import { lenient } from '../../lib/lenient.ts';
import { privateHead } from '../-head/page-head.ts';

const searchSchema = v.object({
  /** The booking to write about. */
  booking: lenient(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

export const Route = createFileRoute('/_signed-in/my-reviews')({
  validateSearch: searchSchema,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context }) => {
    const user = session.getSnapshot();
    if (!user) return;
    void context.queryClient.prefetchQuery(customerBookingsQuery(user.id));
    void context.queryClient.prefetchQuery(customerReviewsQuery(user.id));
  },
  head: () => privateHead(t`My reviews`),
  component: MyReviewsRoute,
});

function MyReviewsRoute() {
  const user = useSession();
  const { booking } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The session may end while the page is open: the guard leads away a moment later.
  return (
    user && (
      <MyReviewsPage
        customerId={user.id}
        bookingId={booking}
        onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        picture={(one) => <BookingPicture booking={one} />}
        when={(one) => <TripDates booking={one} />}
      />
    )
  );
}
