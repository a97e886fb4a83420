import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paymentsPageQuery } from '../../../../api/resources/finance/queries.ts';
import { useIdle } from '../../../../ui/loading/idle/use-idle.ts';
import { screenOnly } from '../../../../ui/page/paper/paper.css.ts';
import * as styles from '../finance.css.ts';
import { periodOf } from '../period/period.ts';
import type { FinanceSearch } from '../search-params.ts';
import { DayChart } from './day-chart.tsx';
import { PaymentList } from './payment-list.tsx';
import { isNarrowed, listRequest, periodRequest } from './payments-request.ts';
import { Summary } from './summary.tsx';

interface TransactionsProps {
  hostId: number;
  search: FinanceSearch;
  today: string;
  onSearch: (search: FinanceSearch) => void;
}

/** What came in within the period: its figures, its last days, and the payments that make it all up. */
export function Transactions({ hostId, search, today, onSearch }: TransactionsProps) {
  const period = periodOf(search, today);
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const whole = useQuery({
    ...paymentsPageQuery(periodRequest(hostId, search, today)),
    retryOnMount: false,
  });
  const list = useQuery({
    ...paymentsPageQuery(listRequest(hostId, search, today)),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const isIdle = useIdle(!list.isPending);
  return (
    <div className={styles.parts}>
      <Summary result={whole} search={search} />
      <div className={screenOnly}>
        <DayChart hostId={hostId} period={period} today={today} isReady={isIdle} />
      </div>
      <PaymentList
        hostId={hostId}
        search={search}
        today={today}
        result={list}
        isNarrowed={isNarrowed(search)}
        onSearch={onSearch}
      />
    </div>
  );
}
