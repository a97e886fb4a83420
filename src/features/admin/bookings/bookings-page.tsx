import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import * as tabStyles from '../../../ui/navigation/tabs/tabs.css.ts';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { BookingList } from './list/booking-list.tsx';
import { PaymentList } from './list/payment-list.tsx';
import { shownBy } from './search-params.ts';

/** `/admin/bookings`: everything that was booked, and every payment of it. */
export function BookingsPage({ search: address, text, onSearch }: ListPageProps<object>) {
  const { t } = useLingui();
  const { view, search } = shownBy(address);
  return (
    <>
      <PageHeader title={<Trans>Bookings and payments</Trans>} />
      <nav aria-label={t`Bookings and payments`} className={tabStyles.list}>
        {(['bookings', 'payments'] as const).map((each) => (
          <Link
            key={each}
            to="/admin/bookings"
            search={each === 'payments' ? { view: each } : {}}
            activeProps={NOTHING}
            aria-current={each === view ? 'page' : undefined}
            data-selected={each === view || undefined}
            resetScroll={false}
            className={tabStyles.tab}
          >
            {each === 'bookings' ? <Trans>Bookings</Trans> : <Trans>Payments</Trans>}
            {each === view && <span aria-hidden="true" className={tabStyles.underline} />}
          </Link>
        ))}
      </nav>
      <div className={tabStyles.panel}>
        {view === 'bookings' ? (
          <BookingList search={search} text={text} onSearch={onSearch} />
        ) : (
          <PaymentList
            search={search}
            text={text}
            onSearch={(next, looked) => onSearch({ ...next, view: 'payments' }, looked)}
          />
        )}
      </div>
    </>
  );
}

/** Both links lead to the page that is shown; which of them is selected says its list. */
const NOTHING = {};
