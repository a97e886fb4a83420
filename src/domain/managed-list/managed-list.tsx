import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/actions/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { Paged } from '../../ui/navigation/pagination/paged.tsx';
import { QueryError } from '../query/query-error.tsx';
import { keepSearchText } from './list-location.ts';
import * as styles from './managed-list.css.ts';

/** One page of a list, as the service answers it. */
interface ListPage<Row> {
  content: readonly Row[];
  totalElements: number;
  totalPages: number;
}

type AdminPath = Extract<NonNullable<LinkProps['to']>, `/admin/${string}`>;
/** Where a list of the administration stands. */
type ListPath = Exclude<AdminPath, `${string}$${string}`>;

interface ManagedListProps<Row> {
  /** The page that the address asks for; ask with `keepPreviousData`, so that turning it does not blink. */
  result: UseQueryResult<ListPage<Row>>;
  /** The list's own address. */
  to: ListPath;
  /** What the address holds: its `page` from 1, left out on the first; the rest stays when a page is turned. */
  search: Readonly<Record<string, unknown>> & { page?: number | undefined };
  /** How many there are, in words: '14 applications'. */
  count: (total: number) => ReactNode;
  /** What is told where the list could not be had. */
  failureTitle: ReactNode;
  /** Whether filters leave some out. */
  isNarrowed: boolean;
  /** Undoes all filters. */
  onClear: () => void;
  /** What is told where there is nothing at all. */
  emptyTitle: ReactNode;
  emptyText?: ReactNode;
  /** What narrows the list down, above it. */
  filters?: ReactNode;
  /** Beside the count: the order of the list, a download. */
  aside?: ReactNode;
  /** The rows of the page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of thousands, page by page, with every state that it may be in. */
export function ManagedList<Row>(props: ManagedListProps<Row>) {
  const { result, to, search, count, isNarrowed, onClear, filters, aside } = props;
  const { page = 1 } = search;
  const found = useRef<HTMLParagraphElement>(null);
  const { data } = result;
  const clear = () => {
    // The button goes; the focus stays at what is found now.
    found.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <>
      {filters}
      <div className={styles.line}>
        <p ref={found} role="status" tabIndex={-1} className={styles.count}>
          {result.isPending ? <Trans>Loading…</Trans> : data && count(data.totalElements)}
        </p>
        <div className={styles.aside}>
          {isNarrowed && (
            <Button variant="text" size="small" onPress={clear}>
              <Trans>Clear the filters</Trans>
            </Button>
          )}
          {aside}
        </div>
      </div>
      {result.isPending && (
        <div className={styles.skeleton} aria-hidden="true">
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
      {!data && result.isError && <QueryError result={result} title={props.failureTitle} />}
      {data && data.totalElements === 0 && isNarrowed && (
        <EmptyState
          title={<Trans context="heading">No results found</Trans>}
          action={
            <Button variant="secondary" onPress={clear}>
              <Trans>Clear the filters</Trans>
            </Button>
          }
        >
          <Trans>Nothing meets all filters.</Trans>
        </EmptyState>
      )}
      {data && data.totalElements === 0 && !isNarrowed && (
        <EmptyState title={props.emptyTitle}>{props.emptyText}</EmptyState>
      )}
      {data && data.totalElements > 0 && (
        <Paged
          page={page}
          pageCount={data.totalPages}
          isPlaceholder={result.isPlaceholderData}
          renderLink={(wanted, link) => (
            <Link
              {...link}
              to={to}
              // Or the first page, which the address does not name, would be the current one as well.
              activeOptions={{ exact: true }}
              search={{ ...search, page: wanted === 1 ? undefined : wanted }}
              state={keepSearchText}
            />
          )}
        >
          <div className={styles.rows} aria-busy={result.isPlaceholderData}>
            {props.children(data.content)}
          </div>
        </Paged>
      )}
    </>
  );
}
