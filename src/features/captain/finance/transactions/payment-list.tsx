import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FinanceTransactionPage } from '../../../../api/contract/types.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { PlainButton } from '../../../../ui/actions/plain-button/plain-button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { useIdle } from '../../../../ui/loading/idle/use-idle.ts';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { Paged } from '../../../../ui/navigation/pagination/paged.tsx';
import { paper, paperOnly, paperTitle, screenOnly } from '../../../../ui/page/paper/paper.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from '../finance.css.ts';
import { periodOf, periodSearch, searchOfDays } from '../period/period.ts';
import type { FinanceSearch } from '../search-params.ts';
import { sumsOf } from './payment-figures.ts';
import { PaymentCards, PaymentTable } from './payment-rows.tsx';
import { listRequest } from './payments-request.ts';
import { useAllPayments } from './use-all-payments.ts';

// The payments are read first; their filters come a moment later.
const PaymentFilters = lazyComponent(() => import('./payment-filters.tsx'));

interface PaymentListProps {
  hostId: number;
  search: FinanceSearch;
  today: string;
  result: UseQueryResult<FinanceTransactionPage>;
  /** Whether filters leave some payments of the period out. */
  isNarrowed: boolean;
  onSearch: (search: FinanceSearch) => void;
}

/** The payments of the period, page by page; all of them as a file or on paper. */
export function PaymentList(props: PaymentListProps) {
  const { hostId, search, today, result, isNarrowed, onSearch } = props;
  const format = useFormat();
  const all = useAllPayments(listRequest(hostId, search, today));
  const heading = useFocusOnFigure(search.figure);
  const { from, to } = periodOf(search, today);
  const days = format.dateRange(from, to);
  const isIdle = useIdle(!result.isPending);
  const { data } = result;
  const { page: _, ...rest } = search;
  const { query: __, ...address } = rest;
  const hasPayments = data !== undefined && data.totalElements > 0;
  const printed = all.paper;
  useEffect(() => {
    if (printed) print();
  }, [printed]);
  const rows = data && {
    total: data.totalElements,
    sums: sumsOf(data),
    figure: search.figure,
  };
  return (
    <section className={`${styles.part} ${paper}`} aria-labelledby="payments">
      <div className={paperOnly}>
        <p className={paperTitle}>
          <Trans>Payments, {days}</Trans>
        </p>
      </div>
      <div className={`${styles.line} ${screenOnly}`}>
        <h2 ref={heading} id="payments" tabIndex={-1} className={styles.heading}>
          <Trans>Payments</Trans>
        </h2>
        {hasPayments && (
          <div className={styles.actions}>
            <PlainButton
              variant="secondary"
              size="small"
              pending={all.pending === 'paper'}
              onPress={all.print}
            >
              <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Print</Trans>
            </PlainButton>
            <PlainButton
              variant="secondary"
              size="small"
              pending={all.pending === 'file'}
              onPress={all.download}
            >
              <Download aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Download as CSV</Trans>
            </PlainButton>
          </div>
        )}
      </div>
      <p className={styles.hint}>
        <Trans>
          Only completed payments count as revenue, and what is kept of a cancelled booking; a
          deposit counts once its trip is over.
        </Trans>
      </p>
      {(isNarrowed || data?.totalElements !== 0) && (
        <div className={`${styles.filtersPlace} ${screenOnly}`}>
          {isIdle && (
            <LazySection placeholder={null}>
              <PaymentFilters
                hostId={hostId}
                search={search}
                onChange={(changes) => onSearch({ ...rest, ...changes })}
              />
            </LazySection>
          )}
        </div>
      )}
      {!data && result.isError && (
        <QueryError
          result={result}
          title={<Trans>The payments could not be loaded</Trans>}
          level={3}
        />
      )}
      {result.isPending && <Waiting />}
      {data?.totalElements === 0 && (
        <Nothing search={search} isNarrowed={isNarrowed} onSearch={onSearch} />
      )}
      {hasPayments && rows && (
        <>
          {printed && (
            <div className={paperOnly}>
              <PaymentTable {...rows} payments={printed} />
            </div>
          )}
          <div className={printed && screenOnly}>
            <Paged
              page={search.page ?? 1}
              pageCount={data.totalPages}
              isPlaceholder={result.isPlaceholderData}
              renderLink={(wanted, link) => (
                <Link
                  {...link}
                  to="/captain/finance"
                  activeOptions={{ exact: true }}
                  search={{ ...address, page: wanted === 1 ? undefined : wanted }}
                  state={keepSearchText}
                  hash="payments"
                />
              )}
            >
              <div className={styles.list} aria-busy={result.isPlaceholderData}>
                <Rows {...rows} payments={data.content} />
              </div>
            </Paged>
          </div>
        </>
      )}
    </section>
  );
}

function Rows(props: Parameters<typeof PaymentTable>[0]) {
  const isPhone = useMedia(media.phone);
  return isPhone ? <PaymentCards {...props} /> : <PaymentTable {...props} />;
}

/** Who presses a figure goes on reading at its payments. */
function useFocusOnFigure(figure: FinanceSearch['figure']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(figure);
  useEffect(() => {
    if (figure !== known.current && figure !== undefined) {
      heading.current?.focus({ preventScroll: true });
    }
    known.current = figure;
  }, [figure]);
  return heading;
}

interface NothingProps {
  search: FinanceSearch;
  isNarrowed: boolean;
  onSearch: (search: FinanceSearch) => void;
}

function Nothing({ search, isNarrowed, onSearch }: NothingProps): ReactNode {
  if (isNarrowed) {
    return (
      <EmptyState
        title={<Trans context="heading">No results found</Trans>}
        action={
          <PlainButton variant="secondary" onPress={() => onSearch(periodSearch(search))}>
            <Trans>Show all payments</Trans>
          </PlainButton>
        }
      >
        <Trans>No payment of these days meets all filters.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No payments in these days</Trans>}
      action={
        search.days !== 90 && (
          <PlainButton variant="secondary" onPress={() => onSearch(searchOfDays(90))}>
            <Trans>Show the last 90 days</Trans>
          </PlainButton>
        )
      }
    >
      <Trans>What guests pay for your boats and tours stands here from the day it comes in.</Trans>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={styles.part}>
      <LoadingStatus />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  );
}
