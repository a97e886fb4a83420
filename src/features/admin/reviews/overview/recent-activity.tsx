import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reviewStatisticsQuery } from '../../../../api/resources/admin/reviews.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { RecentReview } from '../../../../domain/review/recent-review.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from '../reviews-page.css.ts';

/** What was written in the last seven days, whatever the filters say; the newest first. */
export function RecentActivity() {
  const result = useQuery(reviewStatisticsQuery({}));
  return (
    <section className={styles.across}>
      <h2 className={styles.heading}>
        <Trans>In the last seven days</Trans>
      </h2>
      <QuerySection result={result} skeleton={<Skeleton height="160px" />}>
        {({ recentActivity }) =>
          recentActivity.length === 0 ? (
            <p className={styles.quiet}>
              <Trans>Nobody wrote in these days.</Trans>
            </p>
          ) : (
            <ul className={styles.recent}>
              {recentActivity.map(({ id, userName, entityName, date, rating, comment }) => (
                <li key={id}>
                  <RecentReview
                    author={userName}
                    about={entityName}
                    at={date}
                    rating={rating}
                    comment={comment}
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
