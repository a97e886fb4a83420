import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FinanceTransactionPage } from '../../../../api/contract/types.ts';
import { paymentsPageQuery } from '../../../../api/resources/finance/queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthRange } from '../../../../lib/calendar-month.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import * as styles from './payments-dialog.css.ts';

interface PaymentsDialogProps {
  hostId: number;
  /** `YYYY-MM`. */
  month: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The payments that make up what was earned in a month, with their sum. */
export default function PaymentsDialog({ hostId, month, ...state }: PaymentsDialogProps) {
  const format = useFormat();
  const [page, setPage] = useState(0);
  const { first, last } = monthRange(month);
  const result = useQuery({
    ...paymentsPageQuery({ hostId, from: first, to: last, page }),
    placeholderData: keepPreviousData,
  });
  const name = format.date(first, 'month');
  return (
    <Dialog {...state} title={<Trans>Payments of {name}</Trans>}>
      <QuerySection result={result} skeleton={<Skeleton height="240px" />}>
        {(payments) => <Payments payments={payments} onPage={setPage} />}
      </QuerySection>
    </Dialog>
  );
}

interface PaymentsProps {
  payments: FinanceTransactionPage;
  onPage: (page: number) => void;
}

function Payments({ payments, onPage }: PaymentsProps) {
  const format = useFormat();
  const { content, number, totalPages, totalRevenue } = payments;
  return (
    <div className={styles.payments}>
      <p className={styles.explanation}>
        <Trans>
          What counts as earned: payments of trips that took place, and what is kept of a cancelled
          booking. A deposit counts once its trip is over.
        </Trans>
      </p>
      {content.length === 0 ? (
        <p>
          <Trans>No payment in this month yet.</Trans>
        </p>
      ) : (
        <ul className={styles.rows}>
          {content.map(({ id, bookingId, date, tourName, amount, revenue }) => (
            <li key={id} className={styles.row}>
              <Link
                to="/captain/bookings/$bookingId"
                params={{ bookingId: String(bookingId) }}
                className={styles.name}
              >
                {tourName}
              </Link>
              <span className={styles.money}>{format.money(revenue)}</span>
              <span className={styles.detail}>
                {format.date(date)}
                {revenue !== amount && (
                  <>
                    {' · '}
                    <Trans>of a payment of {format.money(amount)}</Trans>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <div className={styles.pages}>
          <Button
            variant="secondary"
            size="small"
            disabled={number === 0}
            onPress={() => onPage(number - 1)}
          >
            <Trans>Later payments</Trans>
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={number + 1 >= totalPages}
            onPress={() => onPage(number + 1)}
          >
            <Trans>Earlier payments</Trans>
          </Button>
        </div>
      )}
      <p className={styles.total}>
        <span>
          <Trans>Earned</Trans>
        </span>
        <span>{format.money(totalRevenue)}</span>
      </p>
    </div>
  );
}
