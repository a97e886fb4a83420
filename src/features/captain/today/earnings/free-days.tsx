import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { financeReportQuery } from '../../../../api/resources/finance/queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthAfter, monthOf, monthRange } from '../../../../lib/calendar-month.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './earnings.css.ts';

interface FreeDaysProps {
  hostId: number;
  today: string;
}

/** How many days of the coming month are free, and the way to the calendar. */
export function FreeDays({ hostId, today }: FreeDaysProps) {
  const month = monthAfter(monthOf(today), 1);
  const { first, last } = monthRange(month);
  const result = useQuery({
    ...financeReportQuery({ hostId, from: first, to: last }),
    retryOnMount: false,
  });
  return (
    <QuerySection result={result} skeleton={<Skeleton height="148px" />} level={2}>
      {(report) => <Free report={report} month={month} />}
    </QuerySection>
  );
}

function Free({ report, month }: { report: FinanceReport; month: string }) {
  const format = useFormat();
  const { freeDays, offeredDays, bookedDays } = report.totals;
  const name = format.date(`${month}-01`, 'month');
  const freest = report.boats.toSorted((a, b) => b.freeDays - a.freeDays)[0];
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <Plural
          value={freeDays}
          _0={`${name}: no free day`}
          one={`${name}: # free day`}
          other={`${name}: # free days`}
        />
      </h2>
      <p className={styles.panelText}>
        {offeredDays === 0 ? (
          <Trans>No day of your boats is open in this month yet. Open days to be booked.</Trans>
        ) : (
          <Trans>
            Over all boats: {format.number(bookedDays)} of {format.number(offeredDays)} days that
            are open are booked.
          </Trans>
        )}{' '}
        {freest && freest.freeDays > 0 && (
          <Trans>
            Most of them are free on {freest.boatName}: {format.number(freest.freeDays)}.
          </Trans>
        )}
      </p>
      <div className={styles.ways}>
        <Link
          to="/captain/availability"
          search={{ boat: freest?.boatId }}
          className={button({ variant: 'secondary', size: 'small' })}
        >
          <Trans>Open the calendar</Trans>
        </Link>
      </div>
    </section>
  );
}
