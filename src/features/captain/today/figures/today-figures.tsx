import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CaptainDashboard } from '../../../../api/contract/types.ts';
import {
  askedByLoader,
  captainDashboardQuery,
} from '../../../../api/resources/dashboard/queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthOf, monthRange } from '../../../../lib/calendar-month.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './figures.css.ts';

interface TodayFiguresProps {
  hostId: number;
  today: string;
}

/** The five figures of the contract, each a link to the list that it counts. */
export function TodayFigures({ hostId, today }: TodayFiguresProps) {
  const result = useQuery({ ...captainDashboardQuery(hostId), ...askedByLoader });
  return (
    <QuerySection
      result={result}
      level={2}
      skeleton={
        <div className={styles.place}>
          <Skeleton height="100%" />
        </div>
      }
    >
      {(figures) => <FigureRow figures={figures} today={today} />}
    </QuerySection>
  );
}

function FigureRow({ figures, today }: { figures: CaptainDashboard; today: string }) {
  const format = useFormat();
  const { totalBoats, pendingBookings, thisMonthBookings, totalBookings, thisMonthRevenue } =
    figures;
  const month = monthOf(today);
  const { first, last } = monthRange(month);
  const monthName = format.date(first, 'month');
  return (
    <ul className={styles.figures}>
      <li className={styles.figure}>
        <Link to="/captain" search={{ payments: month }} resetScroll={false} className={styles.way}>
          <Figure
            label={<Trans>Earned this month</Trans>}
            value={format.money(thisMonthRevenue)}
            note={monthName}
          />
        </Link>
      </li>
      <li className={styles.figure}>
        <Link to="/captain/bookings" search={{ status: 'PENDING' }} className={styles.way}>
          <Figure
            label={<Trans>Waiting requests</Trans>}
            value={format.number(pendingBookings)}
            note={
              pendingBookings > 0 ? <Trans>for your answer</Trans> : <Trans>all answered</Trans>
            }
            isUrgent={pendingBookings > 0}
          />
        </Link>
      </li>
      <li className={styles.figure}>
        <Link
          to="/captain/bookings"
          search={{ createdFrom: first, createdTo: last }}
          className={styles.way}
        >
          <Figure
            label={<Trans>Bookings this month</Trans>}
            value={format.number(thisMonthBookings)}
            note={<Trans>made in {monthName}</Trans>}
          />
        </Link>
      </li>
      <li className={styles.figure}>
        <Link to="/captain/bookings" className={styles.way}>
          <Figure
            label={<Trans>All bookings</Trans>}
            value={format.number(totalBookings)}
            note={<Trans>in any status</Trans>}
          />
        </Link>
      </li>
      <li className={styles.figure}>
        <Link to="/captain/vessels" className={styles.way}>
          <Figure
            label={<Trans>Boats</Trans>}
            value={format.number(totalBoats)}
            note={<Trans>in any status</Trans>}
          />
        </Link>
      </li>
    </ul>
  );
}

interface FigureProps {
  label: ReactNode;
  value: string;
  /** What it counts, in a word or two. */
  note: ReactNode;
  isUrgent?: boolean;
}

function Figure({ label, value, note, isUrgent = false }: FigureProps) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className={isUrgent ? styles.urgent : styles.note}>{note}</span>
    </>
  );
}
