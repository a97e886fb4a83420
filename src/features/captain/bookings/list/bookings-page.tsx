import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { bookingStatusValues } from '../../../../api/contract/contract.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { hostBookingCountsQuery } from '../../../../api/resources/bookings/host-queries.ts';
import { statusLabels } from '../../../../domain/booking/status/status-labels.ts';
import { CsvProgress } from '../../../../domain/csv/csv-progress.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { BookingCards, BookingTable } from './booking-table.tsx';
import * as styles from './bookings-page.css.ts';
import { FilterBar } from './filter-bar.tsx';
import { askedFor, filterCount } from './list-search.ts';
import type { BookingListSearch } from './search-params.ts';
import { type RowWindow, useBookingRows } from './use-booking-rows.ts';
import { useExport } from './use-export.ts';
import { useNewRequests } from './use-new-requests.ts';

interface BookingsPageProps {
  /** The user whose boats and tours were booked. */
  hostId: number;
  search: BookingListSearch;
  onSearch: (search: BookingListSearch) => void;
}

/** `/captain/bookings`: what was booked of a host's boats and tours, to be found among thousands. */
export function BookingsPage({ hostId, search, onSearch }: BookingsPageProps) {
  const isPhone = useMedia(media.phone);
  const asked = useMemo(() => askedFor(search), [search]);
  const [rows, setRows] = useState<RowWindow>({ first: 0, last: 0 });
  const { start, total, at, failed } = useBookingRows(hostId, asked, rows);
  const fresh = useNewRequests(hostId);
  const file = useExport(hostId, asked);
  const count = filterCount(search);
  const change = (changes: BookingListSearch) => onSearch({ ...search, ...changes });
  const maker = useRef<HTMLButtonElement>(null);
  const found = useRef<HTMLParagraphElement>(null);
  /** The button for it goes; the focus stays at what is found now. */
  const clear = (next: BookingListSearch) => {
    found.current?.focus({ preventScroll: true });
    onSearch(next);
  };

  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Bookings</Trans>}
        aside={
          start.isPending ? (
            // Or all below would move on a phone, where it has a line of its own.
            <Skeleton width="170px" height="40px" />
          ) : (
            total > 0 && (
              <Button
                ref={maker}
                variant="secondary"
                size="small"
                pending={file.progress !== undefined}
                onPress={file.start}
              >
                <Download aria-hidden="true" size={18} strokeWidth={1.75} />
                <Trans>Download as CSV</Trans>
              </Button>
            )
          )
        }
      />
      <p role="status" className={visuallyHidden}>
        {fresh.count > 0 && (
          <Plural value={fresh.count} one="# new request" other="# new requests" />
        )}
      </p>
      {file.progress && (
        <CsvProgress
          progress={file.progress}
          onCancel={() => {
            // This button goes; the focus stays at the one that makes the file.
            maker.current?.focus();
            file.cancel();
          }}
        />
      )}
      <Statuses hostId={hostId} search={search} onChange={change} />
      <FilterBar
        hostId={hostId}
        search={search}
        onChange={change}
        isFolded={isPhone}
        count={count}
      />
      <div className={styles.above}>
        <p ref={found} role="status" tabIndex={-1} className={styles.found}>
          {start.isPending ? (
            <Trans>Loading…</Trans>
          ) : (
            start.data && <Plural value={total} one="# booking" other="# bookings" />
          )}
        </p>
        {count > 0 && (
          <Button
            variant="text"
            size="small"
            onPress={() => clear(search.sort ? { sort: search.sort } : {})}
          >
            <Trans>Clear the filters</Trans>
          </Button>
        )}
      </div>
      {fresh.count > 0 && (
        <div className={styles.fresh}>
          <div>
            <Button
              variant="sea"
              size="small"
              onPress={() => {
                found.current?.focus({ preventScroll: true });
                fresh.show();
                scrollTo({ top: 0 });
              }}
            >
              <ArrowUp aria-hidden="true" size={18} strokeWidth={1.75} />
              <Plural value={fresh.count} one="# new request" other="# new requests" />
            </Button>
          </div>
        </div>
      )}
      {start.error && !start.data && (
        <ListFailure
          error={start.error}
          pending={start.isFetching}
          onRetry={() => void start.refetch()}
        />
      )}
      {start.isPending && (
        <div className={styles.skeleton}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
      {start.data && total === 0 && (
        <NoBookings onClear={count > 0 ? () => clear({}) : undefined} />
      )}
      {start.data && failed && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button variant="secondary" size="small" onPress={() => void failed.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Some bookings could not be loaded.</Trans>
        </Notice>
      )}
      {total > 0 &&
        (isPhone ? (
          <BookingCards total={total} at={at} onWindow={setRows} />
        ) : (
          <BookingTable
            total={total}
            at={at}
            onWindow={setRows}
            sort={search.sort ?? 'createdAt,desc'}
            onSort={(sort) => change({ sort: sort === 'createdAt,desc' ? undefined : sort })}
          />
        ))}
    </div>
  );
}

interface StatusesProps {
  hostId: number;
  search: BookingListSearch;
  onChange: (changes: BookingListSearch) => void;
}

/** The statuses, each with how many bookings the other filters leave in it. */
function Statuses({ hostId, search, onChange }: StatusesProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const { sort: _, ...filter } = askedFor(search);
  const counts = useQuery(hostBookingCountsQuery(hostId, filter)).data;
  const number = (value: number | undefined) =>
    value !== undefined && <span className={styles.count}>{format.number(value)}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame, and these are no form
    <div role="group" aria-label={t`Status`} className={styles.statuses}>
      <ToggleChip
        isSelected={search.status === undefined}
        onChange={() => onChange({ status: undefined })}
      >
        <Trans context="bookings">All</Trans> {number(counts?.totalBookings)}
      </ToggleChip>
      {bookingStatusValues.map((status) => (
        <ToggleChip
          key={status}
          isSelected={search.status === status}
          onChange={(isOn) => onChange({ status: isOn ? status : undefined })}
        >
          {i18n._(statusLabels[status])}{' '}
          {number(counts?.statuses.find((each) => each.status === status)?.count)}
        </ToggleChip>
      ))}
    </div>
  );
}

interface ListFailureProps {
  error: unknown;
  pending: boolean;
  onRetry: () => void;
}

function ListFailure({ error, pending, onRetry }: ListFailureProps) {
  const { i18n, t } = useLingui();
  const sentence = () => {
    if (!(error instanceof ApiError)) return t`An error occurred while loading the bookings.`;
    if (error.status === 401) return t`Your session has expired. Please log in again.`;
    if (error.status === 403) return t`You are not allowed to do this.`;
    return t`An error occurred while loading the bookings.`;
  };
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return (
    <ErrorDisplay
      {...failureOf(i18n, error)}
      message={sentence()}
      retryable={!isRefused}
      pending={pending}
      onRetry={onRetry}
    />
  );
}

function NoBookings({ onClear }: { onClear: (() => void) | undefined }) {
  return onClear ? (
    <EmptyState
      title={<Trans>No booking matches</Trans>}
      action={
        <Button variant="secondary" onPress={onClear}>
          <Trans>Clear the filters</Trans>
        </Button>
      }
    >
      <Trans>Nothing was booked that fits all of the filters.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No booking found</Trans>}>
      <Trans>What guests book of your boats and tours appears here by itself.</Trans>
    </EmptyState>
  );
}
