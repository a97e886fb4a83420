import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { AdminDashboard } from '../../../../api/contract/types.ts';
import { adminDashboardQuery } from '../../../../api/resources/admin/office.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { type FigureWay, figureWays } from './figure-ways.ts';
import * as styles from './figures.css.ts';

/** The figures of the contract, each a link to the list that it counts. */
export function Figures({ today }: { today: string }) {
  const result = useQuery({ ...adminDashboardQuery(), retryOnMount: false });
  return (
    <PlainSection title={<Trans>Pruva in figures</Trans>}>
      <QuerySection
        result={result}
        skeleton={
          <div className={styles.place}>
            <Skeleton height="100%" />
          </div>
        }
      >
        {(figures) => <Groups figures={figures} today={today} />}
      </QuerySection>
    </PlainSection>
  );
}

function Groups({ figures, today }: { figures: AdminDashboard; today: string }) {
  const { number, money, rating } = useFormat();
  const ways = figureWays(today);
  return (
    <div className={styles.groups}>
      <Group title={<Trans>People</Trans>}>
        <Figure way={ways.totalUsers} value={number(figures.totalUsers)}>
          <Trans>All users</Trans>
        </Figure>
        <Figure way={ways.totalCustomers} value={number(figures.totalCustomers)}>
          <Trans>Customers</Trans>
        </Figure>
        <Figure way={ways.totalCaptains} value={number(figures.totalCaptains)}>
          <Trans>Captains</Trans>
        </Figure>
        <Figure way={ways.pendingApplications} value={number(figures.pendingApplications)}>
          <Trans>Waiting applications</Trans>
        </Figure>
      </Group>
      <Group title={<Trans>Boats and tours</Trans>}>
        <Figure way={ways.totalBoats} value={number(figures.totalBoats)}>
          <Trans>All boats</Trans>
        </Figure>
        <Figure way={ways.publishedBoats} value={number(figures.publishedBoats)}>
          <Trans>Published boats</Trans>
        </Figure>
        <Figure way={ways.totalTours} value={number(figures.totalTours)}>
          <Trans>All tours</Trans>
        </Figure>
        <Figure way={ways.activeTours} value={number(figures.activeTours)}>
          <Trans>Published tours</Trans>
        </Figure>
      </Group>
      <Group title={<Trans>Bookings</Trans>}>
        <Figure way={ways.totalBookings} value={number(figures.totalBookings)}>
          <Trans>All bookings</Trans>
        </Figure>
        <Figure way={ways.pendingBookings} value={number(figures.pendingBookings)}>
          <Trans>Waiting for the captain</Trans>
        </Figure>
        <Figure way={ways.thisMonthBookings} value={number(figures.thisMonthBookings)}>
          <Trans>Made this month</Trans>
        </Figure>
        <Figure way={ways.thisMonthRevenue} value={money(figures.thisMonthRevenue)}>
          <Trans>Earned this month</Trans>
        </Figure>
      </Group>
      <Group title={<Trans>Reviews</Trans>}>
        <Figure way={ways.totalReviews} value={number(figures.totalReviews)}>
          <Trans>All reviews</Trans>
        </Figure>
        <Figure
          way={ways.averageRating}
          value={figures.averageRating === null ? '–' : rating(figures.averageRating)}
        >
          <Trans>Average rating</Trans>
        </Figure>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

function Figure({ way, value, children }: { way: FigureWay; value: string; children: ReactNode }) {
  return (
    <li className={styles.figure}>
      <Link {...way} className={styles.way}>
        <span className={styles.label}>{children}</span>{' '}
        <span className={styles.value}>{value}</span>
      </Link>
    </li>
  );
}
