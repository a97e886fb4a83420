import { Trans } from '@lingui/react/macro';
import { bestReviewsQuery } from '../../../../../api/resources/reviews/queries.ts';
import { useHydratedQuery } from '../../../../../api/use-hydrated-query.ts';
import { QuerySection } from '../../../../../domain/query/query-section.tsx';
import { shorten } from '../../../../../domain/review/shorten.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { Skeleton } from '../../../../../ui/feedback/skeleton/skeleton.tsx';
import { useInView } from '../../../../../ui/loading/in-view/use-in-view.ts';
import { FleetFigures } from '../../first-view/fleet-figures.tsx';
import { HomeSection } from '../home-section.tsx';
import { ownWords } from './own-words.ts';
import * as styles from './recent-reviews.css.ts';
import { ReviewQuote } from './review-quote.tsx';

const count = 3;

/** How many are asked for: some are too long to be shown whole, some say what another has said. */
const asked = 12;

/** What the happiest of the last guests wrote in the reader's language, and the product in figures. */
export function RecentReviews() {
  const { ref, isInView } = useInView<HTMLElement>();
  const { locale } = useFormat();
  const result = useHydratedQuery({ ...bestReviewsQuery(asked, locale), enabled: isInView });
  if (result.data?.length === 0) return null;
  return (
    <HomeSection ref={ref} hour="reviews" title={<Trans>Back from the sea</Trans>}>
      <QuerySection result={result} skeleton={<ReviewSkeletons />}>
        {(reviews) => (
          <ul className={styles.quotes}>
            {ownWords(reviews.filter(({ comment }) => shorten(comment) === undefined))
              .slice(0, count)
              .map((review) => (
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
