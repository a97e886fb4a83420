import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Pagination } from '../../../../ui/navigation/pagination/pagination.tsx';
import { type BoatListingSearch, hasFilters } from '../search-params.ts';
import type { ShownPage } from '../use-boats.ts';
import * as styles from './boat-grid.css.ts';
import { BoatGrid, BoatGridSkeleton, type Highlight } from './boat-grid.tsx';
import { NoMatch } from './no-match.tsx';

interface BoatResultsProps extends Highlight {
  search: BoatListingSearch;
  result: UseQueryResult<ShownPage>;
}

/** The boats of the page, or why there are none. */
export function BoatResults({ search, result, ...highlight }: BoatResultsProps) {
  const { i18n } = useLingui();
  const { error, isFetching, isPlaceholderData, refetch } = result;
  // So many cards at a stroke would hold up a slow phone: they give way to what the person does.
  const data = useDeferredValue(result.data);

  if (!data) {
    if (isFetching || !error || result.data) return <BoatGridSkeleton />;
    return <ErrorDisplay {...failureOf(i18n, error)} onRetry={() => void refetch()} />;
  }
  // Nothing was found before: there is nothing to keep visible until the answer is there.
  if (isPlaceholderData && data.content.length === 0) return <BoatGridSkeleton />;
  if (data.totalElements === 0)
    return hasFilters(search) ? <NoMatch search={search} /> : <NoBoats />;

  const page = search.page ?? 1;
  if (!isPlaceholderData && page > data.totalPages) return <NoSuchPage last={data.totalPages} />;

  return (
    <>
      <BoatGrid boats={data.content} outdated={isPlaceholderData} {...highlight} />
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={data.totalPages}
          renderLink={(target, props) => (
            <Link
              {...props}
              from="/boats/"
              to="."
              activeOptions={{ exact: true }}
              search={(before) => ({ ...before, page: target === 1 ? undefined : target })}
            />
          )}
        />
      </div>
    </>
  );
}

function NoBoats() {
  return (
    <EmptyState title={<Trans>No boats yet</Trans>}>
      <Trans>The first boats are on their way. Please look in again soon.</Trans>
    </EmptyState>
  );
}

function NoSuchPage({ last }: { last: number }) {
  return (
    <EmptyState
      title={<Trans>There is no such page</Trans>}
      action={
        <Link
          from="/boats/"
          to="."
          activeOptions={{ exact: true }}
          search={(before) => ({ ...before, page: undefined })}
          className={button({ variant: 'secondary' })}
        >
          <Trans>Go to the first page</Trans>
        </Link>
      }
    >
      <Plural value={last} one="The list has # page." other="The list has # pages." />
    </EmptyState>
  );
}
