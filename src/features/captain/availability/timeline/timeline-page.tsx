import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ownerTimelineQuery } from '../../../../api/resources/availabilities/host-queries.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { calendarDay, clockTime } from '../../../../i18n/format.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { IcsActions } from '../ics/ics-actions.tsx';
import { rowsOf } from './model/rows.ts';
import { timelineRange } from './model/timeline-range.ts';
import { NoBoats } from './no-boats.tsx';
import * as styles from './timeline.css.ts';
import { Timeline } from './timeline.tsx';
import type { TimelineWays } from './timeline-ways.ts';

interface TimelinePageProps {
  hostId: number;
  /** Which month, `YYYY-MM`, to begin at; today's when left out. */
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
  ways: TimelineWays;
  /** Where a captain without boats adds the first. */
  addBoat: ReactNode;
}

/** `/captain/availability/all`: the days of all boats and tours side by side. */
export function TimelinePage({ hostId, month, onMonth, ways, addBoat }: TimelinePageProps) {
  const today = useToday();
  const range = timelineRange(today, month);
  const query = useInfiniteQuery(ownerTimelineQuery(hostId, range.startDate, range.endDate));
  const { data, isError, isFetching, isPending, error, refetch } = query;
  const rows = useMemo(
    () =>
      data &&
      rowsOf(data.pages, (instant) => {
        const begins = new Date(instant);
        return { day: calendarDay(begins), time: clockTime(begins) };
      }),
    [data],
  );
  const part = data?.pages[0];

  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>All boats</Trans>}
        aside={part && part.totalBoats > 0 && <IcsActions hostId={hostId} />}
      />
      {isError && !data && <QueryError result={{ error, isFetching, refetch }} />}
      {isPending && <Waiting />}
      {rows && part && rows.length === 0 && <NoBoats addBoat={addBoat} />}
      {rows && part && rows.length > 0 && (
        <Timeline
          // Another range begins anew: what was chosen is counted from its first day.
          key={part.startDate}
          hostId={hostId}
          rows={rows}
          range={part}
          today={today}
          month={month}
          onMonth={onMonth}
          ways={ways}
          more={{
            count: part.totalBoats + part.totalTours - rows.length,
            isFetching: query.isFetchingNextPage,
            fetch: () => void query.fetchNextPage(),
          }}
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingStatus />
      <Skeleton width="min(420px, 100%)" height="44px" />
      <Skeleton height="64px" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="60px" />
      ))}
    </div>
  );
}
