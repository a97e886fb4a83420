import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import {
  managedReviewQuery,
  reportedReviewsQuery,
} from '../../../../api/resources/admin/reviews.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { ReviewCard } from '../../../../domain/review/review-card.tsx';
import { ReviewActions } from '../../../../forms/review/review-actions.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { ReportedRow } from '../queue/reported-row.tsx';
import { ReviewAbout } from '../review-about.tsx';
import type { ReviewsSearch } from '../search-params.ts';
import * as styles from './open-review.css.ts';

interface OpenReviewProps {
  id: number;
  /** The list below it. */
  search: ReviewsSearch;
}

/** The one review that the address names: what it says, who reported it, and what can be done about it. */
export function OpenReview({ id, search }: OpenReviewProps) {
  const { i18n, t } = useLingui();
  const user = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useQuery(managedReviewQuery(id));
  const reports = useQuery(reportedReviewsQuery({ reviewId: id }, 0));
  const isGone = isMissing(result.error);
  const review = isGone ? undefined : result.data;
  const reported = reports.data?.content[0];
  const failed = result.error ? result : reports;
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // Whoever was led to it reads on here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.open} aria-label={t`Open review`}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans>Review {id}</Trans>
        </h2>
        <Link
          to="/admin/reviews"
          search={{ ...search, review: undefined }}
          state={keepSearchText}
          resetScroll={false}
          className={`${link} ${styles.way}`}
        >
          <Trans>Back to the reviews</Trans>
        </Link>
      </div>
      {isGone ? (
        <EmptyState
          title={<Trans>Record not found</Trans>}
          action={
            <Link
              to="/admin/audit"
              search={{ recordType: 'REVIEW', recordId: id }}
              className={link}
            >
              <Trans>What the audit says about it</Trans>
            </Link>
          }
        >
          <Trans>It was deleted meanwhile, or there is no review with this number.</Trans>
        </EmptyState>
      ) : review && reported ? (
        <ul>
          <ReportedRow reported={{ ...reported, review }} onDecided={focusHeading} />
        </ul>
      ) : review && reports.data ? (
        <div>
          <ReviewAbout review={review} />
          <ReviewCard
            review={review}
            actions={user && <ReviewActions review={review} user={user} onDeleted={focusHeading} />}
          />
        </div>
      ) : failed.error ? (
        <ErrorDisplay
          {...failureOf(i18n, failed.error)}
          title={<Trans>The details could not be loaded</Trans>}
          level={3}
          pending={result.isFetching || reports.isFetching}
          onRetry={() => {
            void result.refetch();
            void reports.refetch();
          }}
        />
      ) : (
        <>
          <p role="status" className={visuallyHidden}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton height="160px" />
        </>
      )}
    </section>
  );
}
