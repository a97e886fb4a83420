import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import type { TripEvent } from '../../../../api/contract/types.ts';
import { tripEventsQuery } from '../../../../api/resources/dashboard/queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { PlainButton } from '../../../../ui/actions/plain-button/plain-button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { paperOnly, paperTitle } from '../../../../ui/page/paper/paper.css.ts';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { actions } from '../today-page.css.ts';
import { DownloadTrips } from './download-trips.tsx';
import { askedDays, shownDays, type TripDay, tripDays, tripGroups } from './trip-days.ts';
import { TripGroupRow } from './trip-group-row.tsx';
import * as styles from './trips.css.ts';

interface TripsProps {
  hostId: number;
  today: string;
}

/** Who comes on board and who leaves, today and in the coming seven days; a sheet of paper as well. */
export function Trips({ hostId, today }: TripsProps) {
  const result = useQuery({ ...tripEventsQuery(hostId, askedDays(today)), retryOnMount: false });
  useNextWeekAtHand(hostId, today, result.isSuccess);
  const days = result.data && tripDays(result.data, today);
  const hasEvents = days?.some(({ events }) => events.length > 0) ?? false;
  return (
    <PlainSection
      title={<Trans>Departures and returns</Trans>}
      aside={
        hasEvents && (
          <div className={actions}>
            <PlainButton variant="secondary" size="small" onPress={() => print()}>
              <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Print</Trans>
            </PlainButton>
            <DownloadTrips days={days ?? []} today={today} />
          </div>
        )
      }
    >
      <QuerySection result={result} skeleton={<Skeleton height="320px" />}>
        {(events) => <Sheet events={events} today={today} />}
      </QuerySection>
    </PlainSection>
  );
}

/** On the eve of a week its days are fetched too: at sea there may be no connection in the morning. */
function useNextWeekAtHand(hostId: number, today: string, isThere: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const next = askedDays(addDays(today, 1));
    if (isThere && next.startDate > today) {
      void queryClient.prefetchQuery(tripEventsQuery(hostId, next));
    }
  }, [queryClient, hostId, today, isThere]);
}

function Sheet({ events, today }: { events: readonly TripEvent[]; today: string }) {
  const format = useFormat();
  const { first, last } = shownDays(today);
  const days = tripDays(events, today);
  const range = format.dateRange(first, last);
  return (
    <div className={styles.sheet}>
      <p className={paperOnly}>
        <span className={paperTitle}>
          <Trans>Departures and returns, {range}</Trans>
        </span>
      </p>
      {days.map((day) => (
        <Day key={day.day} {...day} today={today} />
      ))}
      {days.length === 1 && (
        <p className={styles.nothing}>
          <Trans>Nobody comes or leaves in the seven days after that either.</Trans>
        </p>
      )}
    </div>
  );
}

function Day({ day, events, today }: TripDay & { today: string }) {
  const format = useFormat();
  return (
    <div className={styles.day}>
      <h3 className={styles.dayName}>
        {day === today && (
          <>
            <Trans>Today</Trans>
            {', '}
          </>
        )}
        {day === addDays(today, 1) && (
          <>
            <Trans>Tomorrow</Trans>
            {', '}
          </>
        )}
        {format.date(day, 'full')}
      </h3>
      {events.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>Nobody comes or leaves today.</Trans>
        </p>
      ) : (
        <ul>
          {tripGroups(events).map((group) => (
            <TripGroupRow key={group.key} group={group} />
          ))}
        </ul>
      )}
    </div>
  );
}
