import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ManagedPayment, PaymentSort } from '../../../../api/contract/types.ts';
import { managedPaymentsQuery } from '../../../../api/resources/admin/bookings.ts';
import { adminQueuesQuery } from '../../../../api/resources/admin/queries.ts';
import type { ShowList } from '../../../../domain/managed-list/list-location.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { Order } from '../../../../domain/managed-list/order.tsx';
import { paymentTypeWords } from '../../../../domain/payment/payment-words.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { PaymentBadge } from '../payment-badge.tsx';
import { PaymentSums } from '../payment-sums.tsx';
import { isNarrowed, type PaymentSearch, paymentsRequest } from '../search-params.ts';
import { PaymentFilters } from './payment-filters.tsx';
import * as styles from './rows.css.ts';

interface PaymentListProps {
  search: PaymentSearch;
  text: string | undefined;
  onSearch: ShowList<PaymentSearch>;
}

/** Every payment of everybody; those that were refused are a queue of their own. */
export function PaymentList({ search, text, onSearch }: PaymentListProps) {
  const { t } = useLingui();
  const result = useQuery(managedPaymentsQuery(paymentsRequest(search, text)));
  const queues = useQuery(adminQueuesQuery()).data;
  const { page, ...rest } = search;
  const change = (changes: PaymentSearch) => onSearch({ ...rest, ...changes }, text);
  return (
    <ManagedList
      result={result}
      to="/admin/bookings"
      search={{ ...search, view: 'payments' }}
      count={(total) => <Plural value={total} one="# payment" other="# payments" />}
      failureTitle={<Trans>The list could not be loaded</Trans>}
      isNarrowed={isNarrowed(search, text)}
      onClear={() => onSearch({ sort: search.sort }, undefined)}
      emptyTitle={<Trans>No payment yet</Trans>}
      emptyText={<Trans>What guests pay appears here by itself.</Trans>}
      filters={
        <PaymentFilters
          search={search}
          text={text}
          onText={(next) => onSearch(rest, next)}
          onChange={change}
          waiting={queues?.find(({ queue }) => queue === 'REFUSED_PAYMENTS')?.count}
        />
      }
      aside={
        <Order<PaymentSort>
          sort={search.sort}
          usual={search.unresolved ? 'createdAt,asc' : 'createdAt,desc'}
          labels={{
            'createdAt,desc': t`Newest first`,
            'createdAt,asc': t`Oldest first`,
            'amount,desc': t`Highest amount first`,
            'amount,asc': t`Lowest amount first`,
          }}
          onChange={(sort) => change({ sort })}
        />
      }
    >
      {(payments) => (
        <>
          <ul className={listStyles.list} aria-label={t`Payments`}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <PaymentSums payments={payments} label={t`Sums of this page`} />
        </>
      )}
    </ManagedList>
  );
}

function PaymentRow({ payment }: { payment: ManagedPayment }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { bookingId, customerName, hostName, amount, refundedAmount, paidAt, createdAt } = payment;
  const number = format.number(bookingId, { useGrouping: false });
  const offer = payment.boatName ?? payment.tourName;
  const back = format.money(refundedAmount);
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <Link
          to="/admin/bookings/$bookingId"
          params={{ bookingId: String(bookingId) }}
          hash={`payment-${payment.id}`}
          preload={false}
          className={styles.link}
        >
          {customerName}
        </Link>
        <span className={styles.second}>
          {offer} · {hostName}
        </span>
      </div>
      <div className={styles.when}>
        <span>{format.instant(paidAt ?? createdAt)}</span>
        <span className={styles.second}>
          {i18n._(paymentTypeWords[payment.type])} · <Trans>Booking {number}</Trans>
        </span>
      </div>
      <div className={styles.state}>
        <PaymentBadge payment={payment} />
      </div>
      <span className={styles.amount}>
        {format.money(amount)}
        {refundedAmount > 0 && (
          <span className={styles.second}>
            <Trans>{back} paid back</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
