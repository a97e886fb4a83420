import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import {
  financeReportQuery,
  pendingPayoutsPageQuery,
} from '../../../../api/resources/finance/queries.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { paper, paperOnly, screenOnly } from '../../../../ui/page/paper/paper.css.ts';
import * as styles from '../finance.css.ts';
import { ReportBody } from '../reports/report-body.tsx';
import { MonthsTable } from './months-table.tsx';
import { sheet } from './sheet.css.ts';
import { isYear, yearOf } from './year.ts';

interface FinanceYearPageProps {
  hostId: number;
  /** As the address has it. */
  year: string;
}

/** `/captain/finance/{year}`: a year as one page of paper. */
export function FinanceYearPage({ hostId, year: text }: FinanceYearPageProps) {
  const today = useToday();
  const year = yearOf(text, today);
  if (year === undefined) {
    const current = today.slice(0, 4);
    return (
      <>
        <PageHeader title={<Trans>Year in figures</Trans>} />
        <EmptyState
          title={<Trans>There is no such year</Trans>}
          action={
            <Link
              to="/captain/finance/$year"
              params={{ year: current }}
              className={button({ variant: 'secondary' })}
            >
              <Trans>Go to {current}</Trans>
            </Link>
          }
        >
          <Trans>The address names no year that there are figures of.</Trans>
        </EmptyState>
      </>
    );
  }
  return <Year hostId={hostId} year={year} today={today} />;
}

interface YearProps {
  hostId: number;
  year: number;
  today: string;
}

function Year({ hostId, year, today }: YearProps) {
  const format = useFormat();
  const result = useQuery({
    ...financeReportQuery({ hostId, from: `${year}-01-01`, to: `${year}-12-31` }),
    retryOnMount: false,
  });
  // Whose year it is stands on the paper; without it the figures are still worth printing.
  const recipient = useQuery(pendingPayoutsPageQuery(hostId, 0)).data?.recipientName;
  const isOver = `${year}-12-31` < today;
  const day = format.date(today);
  return (
    <div className={`${paper} ${sheet}`}>
      <PageHeader
        above={
          <p className={screenOnly}>
            <Link
              to="/captain/finance"
              search={{ tab: 'reports' }}
              className={button({ variant: 'text', size: 'small' })}
            >
              <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Reports</Trans>
            </Link>
          </p>
        }
        title={<Trans>{year} in figures</Trans>}
        lead={recipient}
        aside={
          <div className={`${styles.years} ${screenOnly}`}>
            {[year - 1, year + 1]
              .filter((other) => isYear(other, today))
              .map((other) => (
                <Link
                  key={other}
                  to="/captain/finance/$year"
                  params={{ year: String(other) }}
                  className={button({ variant: 'secondary', size: 'small' })}
                >
                  {other}
                </Link>
              ))}
            <Button variant="secondary" size="small" onPress={() => print()}>
              <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Print</Trans>
            </Button>
          </div>
        }
      />
      {!isOver && (
        <p className={styles.hint}>
          <Trans>The year is not over: its figures are those of {day}.</Trans>
        </p>
      )}
      <QuerySection result={result} level={2} skeleton={<Skeleton height="960px" />}>
        {(report) => (
          <ReportBody
            hostId={hostId}
            report={report}
            months={(onCounted) => <MonthsTable report={report} onCounted={onCounted} />}
          />
        )}
      </QuerySection>
      <p className={paperOnly}>
        <Trans>Pruva, as of {day}</Trans>
      </p>
    </div>
  );
}
