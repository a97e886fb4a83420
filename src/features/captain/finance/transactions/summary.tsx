import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FinanceTransactionPage } from '../../../../api/contract/types.ts';
import type { SectionResult } from '../../../../api/use-hydrated-query.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from '../finance.css.ts';
import { periodSearch } from '../period/period.ts';
import type { FinanceSearch } from '../search-params.ts';
import type { PaymentFigure } from './payment-figures.ts';

interface SummaryProps {
  /** All payments of the period, with their sums. */
  result: SectionResult<FinanceTransactionPage>;
  search: FinanceSearch;
}

/** The figures of the period; each leads to the payments that it is the sum of. */
export function Summary({ result, search }: SummaryProps) {
  return (
    <QuerySection
      result={result}
      level={2}
      skeleton={
        <div className={styles.figuresPlace}>
          <Skeleton height="100%" />
        </div>
      }
    >
      {(payments) => <Figures payments={payments} search={search} />}
    </QuerySection>
  );
}

function Figures({
  payments,
  search,
}: {
  payments: FinanceTransactionPage;
  search: FinanceSearch;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { totalRevenue, totalCommission, totalNetRevenue, pendingPayout, totalElements } = payments;
  const rate = format.percent(payments.commissionRate / 100);
  const figures: [PaymentFigure, number, ReactNode, ReactNode][] = [
    [
      'revenue',
      totalRevenue,
      <Trans key="label">Total revenue</Trans>,
      <Plural key="note" value={totalElements} one="of # payment" other="of # payments" />,
    ],
    [
      'commission',
      totalCommission,
      <Trans key="label">Commission</Trans>,
      <Trans key="note">{rate} of the revenue</Trans>,
    ],
    [
      'netRevenue',
      totalNetRevenue,
      <Trans key="label">Net</Trans>,
      <Trans key="note">what is left to you</Trans>,
    ],
    [
      'pendingPayout',
      pendingPayout,
      <Trans key="label">Pending payout</Trans>,
      <Trans key="note">until its trip is over</Trans>,
    ],
  ];
  return (
    <ul className={styles.figures} aria-label={t`Figures of the period`}>
      {figures.map(([figure, lira, label, note]) => (
        <li key={figure} className={styles.figure}>
          <Link
            to="/captain/finance"
            search={{ ...periodSearch(search), figure }}
            hash="payments"
            replace
            activeProps={{}}
            aria-current={search.figure === figure ? 'true' : undefined}
            className={styles.way}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{format.money(lira)}</span>
            <span className={styles.note}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
