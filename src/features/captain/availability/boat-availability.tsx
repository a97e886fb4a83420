import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CalendarSync } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TimelineBoat } from '../../../api/contract/types.ts';
import { boatRecordsQuery } from '../../../api/resources/availabilities/record-queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { lazyDialog } from '../../../ui/loading/lazy/lazy-dialog.tsx';
import { Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import * as styles from './availability-page.css.ts';
import { type AvailabilityView, availabilityViews } from './availability-views.ts';
import { IcsActions } from './ics/ics-actions.tsx';
import { MonthView } from './month/month-view.tsx';
import { recordsOf } from './records/record-rules.ts';
import { RecordsView } from './records/records-view.tsx';

const AddPeriod = lazyDialog(() => import('./records/add-period.tsx'));
const Season = lazyDialog(() => import('./season/season-dialog.tsx'));

interface BoatAvailabilityProps {
  boat: TimelineBoat;
  /** All boats of the captain, for what concerns several. */
  boats: readonly TimelineBoat[];
  hostId: number;
  view: AvailabilityView;
  /** `YYYY-MM`. */
  month: string;
  today: string;
  onChange: (part: { view?: AvailabilityView; month?: string }) => void;
  ways: ReactNode;
}

const viewNames: Record<AvailabilityView, ReactNode> = {
  calendar: <Trans>Calendar</Trans>,
  available: <Trans>Available</Trans>,
  unavailable: <Trans>Not available</Trans>,
  all: <Trans>All records</Trans>,
};

/** The calendar and the lists of one boat, and what adds to them. */
export default function BoatAvailability(props: BoatAvailabilityProps) {
  const { boat, boats, hostId, view, month, today, onChange, ways } = props;
  const { t } = useLingui();
  const format = useFormat();
  const records = useQuery(boatRecordsQuery(boat.boatId));
  const [isAdding, setAdding] = useState(false);
  const [isTakingIn, setTakingIn] = useState(false);
  const tools = (
    <div className={styles.tools}>
      <Button variant="secondary" size="small" onPress={() => setAdding(true)}>
        <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
        <Trans>Add availability</Trans>
      </Button>
      <Button variant="secondary" size="small" onPress={() => setTakingIn(true)}>
        <CalendarSync aria-hidden="true" size={18} strokeWidth={1.75} />
        <Trans>Last year’s prices</Trans>
      </Button>
      <IcsActions boatId={boat.boatId} hostId={hostId} />
      {ways}
    </div>
  );
  return (
    <>
      <Tabs
        label={t`Availability of ${boat.boatName}`}
        selected={view}
        onSelect={(next) => onChange({ view: next })}
        items={availabilityViews.map((id) => ({
          id,
          label: (
            <>
              {viewNames[id]}
              {id !== 'calendar' && records.data && (
                <span className={styles.count}>
                  {format.number(recordsOf(records.data, id, today).length)}
                </span>
              )}
            </>
          ),
          content:
            id === 'calendar' ? (
              <MonthView
                offer={{
                  kind: 'boat',
                  id: boat.boatId,
                  name: boat.boatName,
                  dailyPrice: boat.dailyPrice,
                  bookings: boat.bookings,
                }}
                hostId={hostId}
                month={month}
                onMonthChange={(next) => onChange({ month: next })}
                today={today}
                tools={tools}
              />
            ) : (
              <>
                {tools}
                <RecordsView
                  list={id}
                  kind="boat"
                  dailyPrice={boat.dailyPrice}
                  records={records}
                  today={today}
                />
              </>
            ),
        }))}
      />
      <AddPeriod
        isOpen={isAdding}
        onOpenChange={setAdding}
        offer={{ kind: 'boat', id: boat.boatId, name: boat.boatName }}
        today={today}
      />
      <Season
        isOpen={isTakingIn}
        onOpenChange={setTakingIn}
        boats={boats}
        boatId={boat.boatId}
        today={today}
      />
    </>
  );
}
