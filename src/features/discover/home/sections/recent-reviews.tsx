import { Trans } from '@lingui/react/macro';
import { recentReviewsQuery } from '../../../../api/resources/reviews/queries.ts';
import { useHydratedQuery } from '../../../../api/use-hydrated-query.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { useInView } from '../../../../ui/loading/in-view/use-in-view.ts';
import { FleetFigures } from '../first-view/fleet-figures.tsx';
import { HomeSection } from './home-section.tsx';
import * as styles from './recent-reviews.css.ts';
import { ReviewQuote } from './review-quote.tsx';

const count = 3;

/** What the last guests wrote, whatever it was, and the product in figures. */
export function RecentReviews() {
  const { ref, isInView } = useInView<HTMLElement>();
  const result = useHydratedQuery({ ...recentReviewsQuery(count), enabled: isInView });
  if (result.data?.length === 0) return null;
  return (
    <HomeSection ref={ref} hour="reviews" title={<Trans>Back from the sea</Trans>}>
      <QuerySection result={result} skeleton={<ReviewSkeletons />}>
        {(reviews) => (
          <ul className={styles.quotes}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewQuote review={review} />
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
      <FleetFigures enabled={isInView} />
    </HomeSection>
  );
}

function ReviewSkeletons() {
  return (
    <div className={styles.quotes} aria-hidden="true">
      <Skeleton height="260px" />
      <Skeleton height="260px" />
      <Skeleton height="260px" />
    </div>
  );
}
