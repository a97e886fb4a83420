import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { updateCompanyOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { PendingPayoutPage } from '../../../../api/contract/types.ts';
import { pendingPayoutsPageQuery } from '../../../../api/resources/finance/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { Paged } from '../../../../ui/navigation/pagination/paged.tsx';
import * as styles from '../finance.css.ts';
import type { PeriodSearch } from '../period/period.ts';
import { PayoutRows } from './payout-rows.tsx';

interface PayoutsProps {
  hostId: number;
  /** From 1. */
  page: number;
  /** Kept in the address for the other tabs. */
  period: PeriodSearch;
  today: string;
}

/** What waits to be paid out, of which bookings, when, and to which account. */
export default function Payouts({ hostId, page, period, today }: PayoutsProps) {
  const result = useQuery({ ...pendingPayoutsPageQuery(hostId, page - 1), retryOnMount: false });
  return (
    <QuerySection result={result} level={2} skeleton={<Skeleton height="480px" />}>
      {(payouts) => (
        <div className={styles.parts}>
          <Account payouts={payouts} hostId={hostId} />
          {payouts.totalElements === 0 ? (
            <EmptyState title={<Trans>No payout is pending</Trans>}>
              <Trans>
                What guests have paid waits here until the last day of their trip is over.
              </Trans>
            </EmptyState>
          ) : (
            <section className={styles.part} aria-labelledby="payouts">
              <h2 id="payouts" className={styles.heading}>
                <Trans>Pending payouts</Trans>
              </h2>
              <p className={styles.hint}>
                <Trans>
                  Paid out on the day after the last day of the trip, whether it took place or was
                  cancelled.
                </Trans>
              </p>
              <Paged
                page={page}
                pageCount={payouts.totalPages}
                isPlaceholder={result.isPlaceholderData}
                renderLink={(wanted, link) => (
                  <Link
                    {...link}
                    to="/captain/finance"
                    activeOptions={{ exact: true }}
                    search={{ ...period, tab: 'payouts', page: wanted === 1 ? undefined : wanted }}
                  />
                )}
              >
                <div className={styles.list} aria-busy={result.isPlaceholderData}>
                  <PayoutRows payouts={payouts} today={today} />
                </div>
              </Paged>
            </section>
          )}
        </div>
      )}
    </QuerySection>
  );
}

/** Where the money goes, and how much of it there is. */
function Account({ payouts, hostId }: { payouts: PendingPayoutPage; hostId: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const user = useSession();
  const { iban, recipientName, totalElements, totalNetAmount, totalAmount, totalCommission } =
    payouts;
  const gross = format.money(totalAmount);
  const commission = format.money(totalCommission);
  if (iban === null) {
    const isOwn = user?.id === hostId && mayCall(updateCompanyOperation, user, hostId);
    return (
      <Notice
        tone="warning"
        title={<Trans>There is no account to pay out to</Trans>}
        action={
          isOwn && (
            <Link
              to="/captain/company"
              hash="iban"
              className={button({ variant: 'secondary', size: 'small' })}
            >
              <Trans>Add the IBAN</Trans>
            </Link>
          )
        }
      >
        {isOwn ? (
          <Trans>Nothing can be paid out until your company’s IBAN is known.</Trans>
        ) : (
          <Trans>Nothing can be paid out until the captain has told the company’s IBAN.</Trans>
        )}
      </Notice>
    );
  }
  return (
    <section className={styles.panel} aria-label={t`Where payouts go`}>
      <p className={styles.label}>
        <Plural
          value={totalElements}
          _0="Nothing is pending"
          one="Pending, of # booking"
          other="Pending, of # bookings"
        />
      </p>
      <p className={styles.value}>
        {/* The payouts below are what it is the sum of. */}
        {totalElements === 0 ? (
          format.money(totalNetAmount)
        ) : (
          <a href="#payouts" className={styles.name}>
            {format.money(totalNetAmount)}
          </a>
        )}
      </p>
      {totalElements > 0 && (
        <p className={styles.label}>
          <a href="#payouts" className={styles.sentence}>
            <Trans>
              {gross} received, less {commission} commission
            </Trans>
          </a>
        </p>
      )}
      <p className={styles.label}>
        <Trans>To {recipientName ?? ''}</Trans>
      </p>
      <p className={styles.iban}>
        <Trans>IBAN</Trans> {iban}
      </p>
    </section>
  );
}
