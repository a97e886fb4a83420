import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { ListingSkeleton } from '../../../../domain/listing/results/listing-skeleton.tsx';
import type { Highlight } from '../../../../domain/listing/results/use-highlight.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { Paged } from '../../../../ui/navigation/pagination/paged.tsx';
import type { BoatListingSearch } from '../search-params.ts';
import type { ShownPage } from '../use-boats.ts';
import { BoatGrid } from './boat-grid.tsx';

const NoMatch = lazyComponent(() => import('./no-match.tsx'));

interface BoatResultsProps extends Highlight {
  search: BoatListingSearch;
  result: UseQueryResult<ShownPage>;
}

/** The boats of the page, or why there are none. */
export function BoatResults({ search, result, ...highlight }: BoatResultsProps) {
  const { i18n } = useLingui();
  const { error, isFetching, isPlaceholderData, refetch } = result;
  // Rendering all cards at once blocks a slow phone: user input takes precedence over them.
  const data = useDeferredValue(result.data);
  const [replacesSkeleton] = useState(data === undefined);

  if (!data) {
    if (isFetching || !error || result.data) return <ListingSkeleton kind="boat" />;
    return <ErrorDisplay {...failureOf(i18n, error)} isWhole onRetry={() => void refetch()} />;
  }
  // Nothing was found before: there is nothing to keep visible until the answer is there.
  if (isPlaceholderData && data.content.length === 0) return <ListingSkeleton kind="boat" />;
  if (data.totalElements === 0) {
    return (
      <LazySection placeholder={null}>
        <NoMatch search={search} />
      </LazySection>
    );
  }

  return (
    <Paged
      page={search.page ?? 1}
      pageCount={data.totalPages}
      isPlaceholder={isPlaceholderData}
      renderLink={(target, props) => (
        <Link
          {...props}
          from="/boats/"
          to="."
          activeOptions={{ exact: true }}
          search={(before) => ({ ...before, page: target === 1 ? undefined : target })}
        />
      )}
    >
      <BoatGrid
        boats={data.content}
        outdated={isPlaceholderData}
        replacesSkeleton={replacesSkeleton}
        {...highlight}
      />
    </Paged>
  );
}
