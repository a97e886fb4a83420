import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/bookings/{bookingId}` */
export function BookingPage(_: { id: number }) {
  return <PageHeader title={<Trans>Booking</Trans>} />;
}
