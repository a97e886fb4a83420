import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { Review } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { hostReviewsQuery } from '../../../api/resources/reviews/host-queries.ts';
import { keepSearchText } from '../../../domain/managed-list/list-location.ts';
import { ReviewCard } from '../../../domain/review/review-card.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { Paged } from '../../../ui/navigation/pagination/paged.tsx';
import { RatingFilters } from './rating-filters.tsx';
import { isNarrowed, reviewsRequest } from './rating-request.ts';
import * as styles from './ratings-page.css.ts';
import type { RatingSearch } from './search-params.ts';

interface RatingListProps {
  hostId: number;
  search: RatingSearch;
  today: string;
  onChange: (changes: RatingSearch) => void;
  onClear: () => void;
  actions: (review: Review, onGone: () => void) => ReactNode;
}

/** What guests wrote, page by page, with what can be done about each. */
export function RatingList(props: RatingListProps) {
  const { hostId, search, today, onChange, onClear, actions } = props;
  const { i18n, t } = useLingui();
  const result = useQuery({
    ...hostReviewsQuery(hostId, reviewsRequest(search, today)),
    retryOnMount: false,
  });
  const { data } = result;
  const found = useRef<HTMLParagraphElement>(null);
  const takeFocus = () => found.current?.focus({ preventScroll: true });
  const narrowed = isNarrowed(search);
  const { text: _, ...address } = search;
  const clear = () => {
    takeFocus();
    onClear();
  };
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className={styles.heading}>
        <Trans>All reviews</Trans>
      </h2>
      {(narrowed || data?.totalElements !== 0) && (
        <RatingFilters search={search} onChange={onChange} />
      )}
      <div className={styles.above}>
        <p ref={found} role="status" tabIndex={-1} className={styles.found}>
          {result.isPending ? (
            <Trans>Loading…</Trans>
          ) : (
            data && (
              <Plural
                value={data.totalElements}
                _0="No reviews match"
                one="# review"
                other="# reviews"
              />
            )
          )}
        </p>
        {narrowed && (
          <Button variant="text" size="small" onPress={clear}>
            <Trans>Show all reviews</Trans>
          </Button>
        )}
      </div>
      {!data && result.isError && (
        <ErrorDisplay
          {...failureOf(i18n, result.error)}
          message={<Trans>An error occurred while loading the data. Please try again.</Trans>}
          level={3}
          pending={result.isFetching}
          onRetry={() => {
            void result.refetch();
            takeFocus();
          }}
        />
      )}
      {result.isPending && (
        <div className={styles.waiting}>
          <Skeleton height="180px" />
          <Skeleton height="180px" />
        </div>
      )}
      {data?.totalElements === 0 && narrowed && (
        <EmptyState title={<Trans context="heading">No results found</Trans>}>
          <Trans>No review meets all filters.</Trans>
        </EmptyState>
      )}
      {data?.totalElements === 0 && !narrowed && (
        <EmptyState title={<Trans>No reviews yet</Trans>}>
          <Trans>Guests can write one after their trip, and you will read it here.</Trans>
        </EmptyState>
      )}
      {data && data.totalElements > 0 && (
        <Paged
          page={search.page ?? 1}
          pageCount={data.totalPages}
          isPlaceholder={result.isPlaceholderData}
          renderLink={(page, link) => (
            <Link
              {...link}
              to="/captain/ratings"
              activeOptions={{ exact: true }}
              search={{ ...address, page: page === 1 ? undefined : page }}
              state={keepSearchText}
            />
          )}
        >
          <ul className={styles.list} aria-label={t`Reviews`} aria-busy={result.isPlaceholderData}>
            {data.content.map((review) => (
              <li key={review.id}>
                <p className={styles.about}>{review.boatName ?? review.tourName}</p>
                <ReviewCard review={review} actions={actions(review, takeFocus)} />
              </li>
            ))}
          </ul>
        </Paged>
      )}
    </section>
  );
}
