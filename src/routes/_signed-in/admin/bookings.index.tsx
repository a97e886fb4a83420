import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../../features/admin/bookings/bookings-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/bookings/')({
  head: () => privateHead(t`Bookings and payments`),
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
