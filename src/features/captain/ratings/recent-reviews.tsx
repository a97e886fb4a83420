import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hostReviewsQuery } from '../../../api/resources/reviews/host-queries.ts';
import { QuerySection } from '../../../domain/query/query-section.tsx';
import { RecentReview } from '../../../domain/review/recent-review.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { recentRequest } from './rating-request.ts';
import * as styles from './ratings-page.css.ts';
import type { Scope } from './scope.tsx';

interface RecentReviewsProps {
  hostId: number;
  scope: Scope;
  today: string;
}

/** What was written in the last seven days, the newest first. */
export function RecentReviews({ hostId, scope, today }: RecentReviewsProps) {
  const result = useQuery({
    ...hostReviewsQuery(hostId, recentRequest(scope, today)),
    retryOnMount: false,
  });
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>In the last seven days</Trans>
      </h2>
      <QuerySection result={result} skeleton={<Skeleton height="160px" />}>
        {({ content }) =>
          content.length === 0 ? (
            <p className={styles.quiet}>
              <Trans>Nobody wrote in these days.</Trans>
            </p>
          ) : (
            <ul>
              {content.map((review) => (
                <li key={review.id}>
                  <RecentReview
                    author={review.customer.fullName}
                    authorId={review.customer.id}
                    about={review.boatName ?? review.tourName}
                    at={review.createdAt}
                    rating={review.rating}
                    comment={review.comment}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QuerySection>
    </section>
  );
}
