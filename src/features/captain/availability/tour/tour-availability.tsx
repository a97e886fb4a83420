import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { createAvailabilityPeriodOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { tourRecordsQuery } from '../../../../api/resources/availabilities/record-queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from '../availability-page.css.ts';
import { MonthView } from '../month/month-view.tsx';
import { RecordsView } from '../records/records-view.tsx';
import { StatsRow } from './stats-row.tsx';
import * as tourStyles from './tour-availability.css.ts';

const AddPeriod = lazyDialog(() => import('../records/add-period.tsx'));

interface TourAvailabilityProps {
  tour: TourSummary;
  hostId: number;
  /** `YYYY-MM`. */
  month: string;
  today: string;
  onMonthChange: (month: string) => void;
}

/** The figures, the month and the entries of one tour, and what adds to them. */
export default function TourAvailability(props: TourAvailabilityProps) {
  const { tour, hostId, month, today, onMonthChange } = props;
  const { t } = useLingui();
  const records = useQuery(tourRecordsQuery(tour.id));
  const canAdd = mayCall(createAvailabilityPeriodOperation, useSession(), hostId);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      {records.data && <StatsRow records={records.data} today={today} />}
      {records.isPending && (
        <div className={tourStyles.statsPlace}>
          <Skeleton height="100%" />
        </div>
      )}
      <MonthView
        offer={{ kind: 'tour', id: tour.id, name: tour.name, dailyPrice: tour.price, bookings: [] }}
        hostId={hostId}
        month={month}
        onMonthChange={onMonthChange}
        today={today}
        tools={
          <div className={styles.tools}>
            {canAdd && (
              <Button variant="secondary" size="small" onPress={() => setAdding(true)}>
                <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
                <Trans>Add a period</Trans>
              </Button>
            )}
            <Link
              to="/captain/tours/$tourId/calendar"
              params={{ tourId: String(tour.id) }}
              className={button({ variant: 'secondary', size: 'small' })}
            >
              <CalendarDays aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Dates of the tour</Trans>
            </Link>
          </div>
        }
      />
      <section aria-label={t`All records`} className={tourStyles.records}>
        <h2 className={tourStyles.heading}>
          <Trans>All records</Trans>
        </h2>
        <RecordsView
          list="all"
          kind="tour"
          dailyPrice={tour.price}
          records={records}
          today={today}
        />
      </section>
      <AddPeriod
        isOpen={isAdding}
        onOpenChange={setAdding}
        offer={{ kind: 'tour', id: tour.id, name: tour.name }}
        today={today}
      />
    </>
  );
}
