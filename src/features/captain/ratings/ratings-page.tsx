import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Review } from '../../../api/contract/types.ts';
import { hostOfferRatingsQuery } from '../../../api/resources/reviews/host-queries.ts';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../../../ui/loading/in-view/in-view.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { RatingFigures } from './rating-figures.tsx';
import { RatingList } from './rating-list.tsx';
import * as styles from './ratings-page.css.ts';
import { RecentReviews } from './recent-reviews.tsx';
import { chosenOffer, reviewedOffer, ScopeChoice } from './scope.tsx';
import type { RatingSearch } from './search-params.ts';

const RatingTrend = lazyComponent(() => import('./rating-trend.tsx'));

interface RatingsPageProps {
  /** The user whose boats and tours were reviewed. */
  hostId: number;
  search: RatingSearch;
  onSearch: (search: RatingSearch) => void;
  /** What the reader may do about a review; `onGone` is called when it has been removed. */
  actions: (review: Review, onGone: () => void) => ReactNode;
}

/** `/captain/ratings`: what guests say of boats and tours, and the answers. */
export function RatingsPage({ hostId, search, onSearch, actions }: RatingsPageProps) {
  const today = useToday();
  const offers = useQuery({ ...hostOfferRatingsQuery(hostId), retryOnMount: false });
  const { boat, tour } = search;
  const offer = offers.data && chosenOffer(offers.data, search);
  const change = (changes: RatingSearch) => onSearch({ ...search, ...changes, page: undefined });

  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Ratings</Trans>}
        lead={<Trans>What guests say of your boats and tours, and what you answer.</Trans>}
      />
      {!offers.data && offers.isError && (
        <QueryError
          result={offers}
          message={<Trans>An error occurred while loading the data. Please try again.</Trans>}
        />
      )}
      {offers.isPending && <Skeleton height="560px" />}
      {offers.data?.length === 0 && (
        <EmptyState title={<Trans>There is no boat or tour yet</Trans>}>
          <Trans>Once guests have been on board, you read here what they say.</Trans>
        </EmptyState>
      )}
      {offers.data && offers.data.length > 0 && (
        <div className={styles.scope}>
          <ScopeChoice offers={offers.data} scope={{ boat, tour }} onChange={change} />
        </div>
      )}
      {offer === null && offers.data && offers.data.length > 0 && (
        <EmptyState
          title={<Trans>This is not among your boats and tours</Trans>}
          action={
            <Button variant="secondary" onPress={() => onSearch({})}>
              <Trans>Show all boats and tours</Trans>
            </Button>
          }
        >
          <Trans>Choose one of yours above.</Trans>
        </EmptyState>
      )}
      {offers.data && offers.data.length > 0 && offer !== null && (
        <>
          <div className={styles.overview}>
            <div className={styles.column}>
              <RatingFigures
                hostId={hostId}
                offer={offer}
                stars={search.stars}
                onStars={(stars) => change({ stars })}
              />
            </div>
            <div className={styles.column}>
              <InView name="trend" placeholder={<Skeleton height="320px" />}>
                <LazySection placeholder={<Skeleton height="320px" />}>
                  <RatingTrend hostId={hostId} offer={reviewedOffer(search)} today={today} />
                </LazySection>
              </InView>
              <RecentReviews hostId={hostId} scope={{ boat, tour }} today={today} />
            </div>
          </div>
          <RatingList
            hostId={hostId}
            search={search}
            today={today}
            onChange={change}
            onClear={() => onSearch({ boat, tour })}
            actions={actions}
          />
        </>
      )}
    </div>
  );
}
