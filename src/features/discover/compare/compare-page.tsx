import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { failureOf } from '../../../api/errors/messages.ts';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { type TripSearch, tripDays } from '../../../domain/trip/trip-search.ts';
import { listOfIds } from '../../../lib/id-list.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { ShareButton } from '../../../ui/actions/share-button/share-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './compare-table.css.ts';
import { CompareTable } from './compare-table.tsx';
import { useCompared } from './use-compared.ts';

interface ComparePageProps {
  /** In their order from left to right. */
  ids: readonly number[];
  /** How many boats the address names; no more than can be compared are among `ids`. */
  asked: number;
  /** Days and people chosen already. */
  trip: Partial<Pick<TripSearch, 'start' | 'end' | 'guests'>>;
  /** Leaves these boats in the address. */
  onKeep: (ids: readonly number[]) => void;
}

/** `/compare`: boats side by side, their differences marked. */
export function ComparePage({ ids, asked, trip, onKeep }: ComparePageProps) {
  const { i18n } = useLingui();
  const chosen = { startDate: trip.start, endDate: trip.end, minCapacity: trip.guests };
  const today = useToday();
  const days = tripDays(trip, today);
  const compared = useCompared(ids, days);
  const failures = compared.flatMap((one) => (one.state === 'failed' ? one : []));
  // The same sentence in every column would say no more.
  const [failure] = failures.length === ids.length ? failures : [];
  const count = compared.filter(({ state }) => state !== 'missing').length;
  const names = compared.flatMap((one) => (one.state === 'there' ? [one.boat.name] : []));
  return (
    <div className={content}>
      <PageHeader
        title={
          count > 1 ? (
            <Plural value={count} one="# boat side by side" other="# boats side by side" />
          ) : (
            <Trans>Compare boats</Trans>
          )
        }
        lead={
          ids.length > 1 &&
          !failure && (
            <>
              <Trans>Key differences are marked.</Trans>
              {asked > ids.length && (
                <>
                  {' '}
                  <Trans>
                    {asked} boats were asked for; up to {ids.length} can be compared at once.
                  </Trans>
                </>
              )}
            </>
          )
        }
        above={
          <div className={styles.ways}>
            <Link
              to="/boats"
              search={{ ...chosen, compare: listOfIds(ids) }}
              className={styles.back}
            >
              <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
              <Trans>Back to the boats</Trans>
            </Link>
            {names.length > 1 && <ShareButton name={names.join(', ')} look="plain" />}
          </div>
        }
      />
      {ids.length > 1 && failure && (
        <ErrorDisplay
          {...failureOf(i18n, failure.error)}
          onRetry={() => {
            for (const { retry } of failures) retry();
          }}
        />
      )}
      {ids.length > 1 && !failure && (
        <CompareTable
          compared={compared}
          withDays={days !== null}
          trip={trip}
          onRemove={(id) => onKeep(ids.filter((one) => one !== id))}
        />
      )}
      {ids.length < 2 && (
        <EmptyState
          title={<Trans>Pick at least two boats</Trans>}
          action={
            <Link to="/boats" search={{ ...chosen, compare: ids[0] }} className={button()}>
              <Trans>Choose boats</Trans>
            </Link>
          }
        >
          <Trans>Press “Compare” on boats in the list to see them side by side.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
