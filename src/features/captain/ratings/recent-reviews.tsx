import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hostReviewsQuery } from '../../../api/resources/reviews/host-queries.ts';
import { QuerySection } from '../../../domain/query/query-section.tsx';
import { shorten } from '../../../domain/review/shorten.ts';
import { Stars } from '../../../domain/review/stars.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { Avatar } from '../../../ui/content/avatar/avatar.tsx';
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
  const format = useFormat();
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
                <li key={review.id} className={styles.recentRow}>
                  <Avatar name={review.customer.fullName} />
                  <div className={styles.recentText}>
                    <strong>{review.customer.fullName}</strong>
                    <p className={styles.quiet}>
                      {review.boatName ?? review.tourName} ·{' '}
                      <time dateTime={review.createdAt}>
                        {format.date(review.createdAt, 'long')}
                      </time>
                    </p>
                    <p>{shorten(review.comment) ?? review.comment}</p>
                  </div>
                  <Stars rating={review.rating} />
                </li>
              ))}
            </ul>
          )
        }
      </QuerySection>
    </section>
  );
}
