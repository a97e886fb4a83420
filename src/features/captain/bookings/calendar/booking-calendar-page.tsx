import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { hostBoatsQuery } from '../../../../api/resources/boats/host-queries.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { BookedMonth } from './booked-month.tsx';
import * as styles from './booking-calendar-page.css.ts';
import type { BookingCalendarSearch } from './search-params.ts';

interface BookingCalendarPageProps {
  hostId: number;
  search: BookingCalendarSearch;
  onSearch: (search: BookingCalendarSearch) => void;
}

/** `/captain/booking-calendar`: who is on which boat on which day. */
export function BookingCalendarPage({ hostId, search, onSearch }: BookingCalendarPageProps) {
  const { t } = useLingui();
  const why = useId();
  const boats = useQuery({ ...hostBoatsQuery(hostId), retryOnMount: false });
  const { boat = 'all' } = search;
  // A boat of somebody else, or one that is gone, is none to choose.
  const chosen = boat === 'all' || boats.data?.some(({ id }) => id === boat) ? boat : undefined;
  return (
    <>
      <PageHeader
        title={<Trans>Booking calendar</Trans>}
        aside={
          <div className={styles.noNew}>
            <Button variant="secondary" disabled aria-describedby={why}>
              <Trans>New booking</Trans>
            </Button>
            <p id={why} className={styles.hint}>
              <Trans>
                Guests book for themselves. To keep a day free, close it in the calendar.
              </Trans>
            </p>
          </div>
        }
      />
      {boats.isError && !boats.data && (
        <QueryError result={boats} message={t`An error occurred while loading the boats.`} />
      )}
      {boats.isPending && (
        <>
          <LoadingStatus />
          <Skeleton height="400px" />
        </>
      )}
      {boats.data?.length === 0 && search.boat !== 'all' && (
        <EmptyState
          title={<Trans>No boats yet</Trans>}
          action={
            <Button variant="secondary" onPress={() => onSearch({ ...search, boat: 'all' })}>
              <Trans>Show the tours</Trans>
            </Button>
          }
        >
          <Trans>Once you have a boat, its bookings stand here by their days.</Trans>
        </EmptyState>
      )}
      {boats.data && (boats.data.length > 0 || search.boat === 'all') && (
        <>
          <div className={styles.tools}>
            <div className={styles.boat}>
              <Select<string>
                label={t`Boat`}
                placeholder={t`Choose a boat`}
                options={[
                  { id: 'all', label: t`All boats and tours` },
                  ...boats.data.map(({ id, name }) => ({ id: String(id), label: name })),
                ]}
                value={chosen === undefined ? null : String(chosen)}
                onChange={(next) =>
                  onSearch({ ...search, boat: next === 'all' ? 'all' : Number(next) })
                }
              />
            </div>
          </div>
          {chosen === undefined ? (
            <Notice tone="warning" role="status">
              <Trans>Please choose a boat first</Trans>
            </Notice>
          ) : (
            <BookedMonth
              key={chosen}
              hostId={hostId}
              boat={chosen}
              day={search.day}
              onDay={(day) => onSearch({ ...search, day })}
            />
          )}
        </>
      )}
    </>
  );
}
