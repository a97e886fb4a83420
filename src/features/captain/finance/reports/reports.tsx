import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { financeReportQuery } from '../../../../api/resources/finance/queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import * as styles from '../finance.css.ts';
import { type Period, type PeriodSearch, periodOf } from '../period/period.ts';
import { MonthsPlace } from './months-place.tsx';
import { ReportBody } from './report-body.tsx';
import { isReportable, MOST_DAYS } from './reportable.ts';

const MonthsChart = lazyComponent(() => import('./months-chart.tsx'));

interface ReportsProps {
  hostId: number;
  period: PeriodSearch;
  today: string;
}

/** How business goes in the period, by month, boat and tour, beside the period before. */
export default function Reports({ hostId, period: search, today }: ReportsProps) {
  const format = useFormat();
  const period = periodOf(search, today);
  const year = today.slice(0, 4);
  const most = format.number(MOST_DAYS);
  if (!isReportable(period)) {
    return (
      <EmptyState title={<Trans>These are too many days for a report</Trans>}>
        <Trans>A report covers at most {most} days. Choose fewer.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={styles.parts}>
      <div>
        <Link
          to="/captain/finance/$year"
          params={{ year }}
          className={button({ variant: 'secondary', size: 'small' })}
        >
          <Trans>{year} on one page</Trans>
        </Link>
      </div>
      <LoadedReport hostId={hostId} period={period} today={today} />
    </div>
  );
}

function LoadedReport({
  hostId,
  period,
  today,
}: Omit<ReportsProps, 'period'> & { period: Period }) {
  const result = useQuery({
    ...financeReportQuery({ hostId, ...period }),
    retryOnMount: false,
  });
  return (
    <QuerySection result={result} level={2} skeleton={<Skeleton height="640px" />}>
      {(report) =>
        isEmpty(report) ? (
          <EmptyState title={<Trans>Nothing to report in these days</Trans>}>
            <Trans>No revenue and no bookings, neither in these days nor in those before.</Trans>
          </EmptyState>
        ) : (
          <ReportBody
            hostId={hostId}
            report={report}
            months={(onCounted) => (
              <LazyBoundary
                placeholder={<MonthsPlace state="loading" />}
                failure={(retry) => <MonthsPlace state="failed" onRefresh={retry} />}
              >
                <MonthsChart report={report} today={today} onCounted={onCounted} />
              </LazyBoundary>
            )}
          />
        )
      }
    </QuerySection>
  );
}

function isEmpty({ totals, previousTotals }: FinanceReport): boolean {
  return [totals, previousTotals].every(
    ({ revenue, bookings, offeredDays, offeredSeats }) =>
      revenue === 0 && bookings === 0 && offeredDays === 0 && offeredSeats === 0,
  );
}
