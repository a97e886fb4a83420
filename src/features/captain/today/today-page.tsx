import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askedByLoader, captainDashboardQuery } from '../../../api/resources/dashboard/queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { monthOf } from '../../../lib/calendar-month.ts';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { useIdle } from '../../../ui/loading/idle/use-idle.ts';
import { InView } from '../../../ui/loading/in-view/in-view.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { lazyDialog } from '../../../ui/loading/lazy/lazy-dialog.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { Earnings } from './earnings/earnings.tsx';
import { TodayFigures } from './figures/today-figures.tsx';
import { Greeting } from './greeting/greeting.tsx';
import type { Decision } from './requests/request-list.tsx';
import { Requests } from './requests/requests.tsx';
import * as styles from './today-page.css.ts';
import { Trips } from './trips/trips.tsx';

// Who has bookings has taken the first steps, and what is far down can come a moment later.
const FirstSteps = lazyComponent(() => import('./first-steps/first-steps.tsx'));
const Issues = lazyComponent(() => import('./issues/issues.tsx'));
const PaymentsDialog = lazyDialog(() => import('./figures/payments-dialog.tsx'));

const issuesPlace = <Skeleton height="240px" />;
const earningsPlace = <Skeleton height="360px" />;

interface TodayPageProps {
  hostId: number;
  decision: Decision;
  /** The month, `YYYY-MM`, whose payments are shown. */
  paymentsMonth: string | undefined;
  onPaymentsClose: () => void;
}

/** `/captain`: what today asks of a captain, and how the year goes. */
export function TodayPage({ hostId, decision, paymentsMonth, onPaymentsClose }: TodayPageProps) {
  const today = useToday();
  // Closed, the dialog still fades out with the month it was opened for.
  const [month, setMonth] = useState(paymentsMonth ?? monthOf(today));
  if (paymentsMonth !== undefined && paymentsMonth !== month) setMonth(paymentsMonth);
  const user = useSession();
  const isIdle = useIdle();
  const figures = useQuery({ ...captainDashboardQuery(hostId), ...askedByLoader }).data;
  const isNew = figures?.totalBookings === 0;
  // Who has nothing to look at yet is shown the way there, not empty lists.
  const isEmpty = isNew && figures.totalBoats === 0;
  return (
    <div className={styles.page}>
      <Greeting name={user?.firstName ?? user?.fullName} today={today} />
      {isNew && (
        <LazySection placeholder={<Skeleton height="480px" />}>
          <FirstSteps hostId={hostId} />
        </LazySection>
      )}
      {!isEmpty && (
        <>
          <TodayFigures hostId={hostId} today={today} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <div className={styles.afterRequests}>
                <Trips hostId={hostId} today={today} />
              </div>
              <div className={styles.afterRequests}>
                {isIdle ? (
                  <InView name="issues" placeholder={issuesPlace}>
                    <LazySection placeholder={issuesPlace}>
                      <Issues hostId={hostId} />
                    </LazySection>
                  </InView>
                ) : (
                  issuesPlace
                )}
              </div>
            </div>
            <div className={styles.column}>
              <Requests hostId={hostId} decision={decision} />
              <div className={styles.afterRequests}>
                {isIdle ? (
                  <InView name="earnings" placeholder={earningsPlace}>
                    <Earnings hostId={hostId} today={today} />
                  </InView>
                ) : (
                  earningsPlace
                )}
              </div>
            </div>
          </div>
        </>
      )}
      <PaymentsDialog
        hostId={hostId}
        month={month}
        isOpen={paymentsMonth !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) onPaymentsClose();
        }}
      />
    </div>
  );
}
