import { useQuery } from '@tanstack/react-query';
import { financeReportQuery } from '../../../../api/resources/finance/queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { monthOf } from '../../../../lib/calendar-month.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import * as styles from './earnings.css.ts';
import { FreeDays } from './free-days.tsx';

const EarningsChart = lazyComponent(() => import('./earnings-chart.tsx'));

interface EarningsProps {
  hostId: number;
  today: string;
}

/** What the year brings by month, and what of the coming month is still free. */
export function Earnings({ hostId, today }: EarningsProps) {
  const current = monthOf(today);
  const year = today.slice(0, 4);
  const result = useQuery({
    ...financeReportQuery({ hostId, from: `${year}-01-01`, to: `${year}-12-31` }),
    retryOnMount: false,
  });
  const place = <Skeleton height="360px" />;
  return (
    <div className={styles.earnings}>
      <QuerySection result={result} skeleton={place} level={2}>
        {(report) => (
          <LazySection placeholder={place}>
            <EarningsChart report={report} current={current} />
          </LazySection>
        )}
      </QuerySection>
      <FreeDays hostId={hostId} today={today} />
    </div>
  );
}
