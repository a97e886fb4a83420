import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../../features/admin/bookings/bookings-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/bookings/')({
  component: BookingsRoute,
});

function BookingsRoute() {
  const navigate = Route.useNavigate();
  return (
    <BookingsPage
      address={Route.useSearch()}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
