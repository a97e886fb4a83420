import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/bookings` */
export function BookingsPage() {
  return <PageHeader title={<Trans>Bookings and payments</Trans>} />;
}
