import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { boatReviewPageQuery, boatReviewSummaryQuery } from '../../api/resources/reviews.ts';
import { Button } from '../../ui/button/button.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewFailure } from './review-failure.tsx';
import * as styles from './review-section.css.ts';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewSummaryFigures } from './review-summary.tsx';

interface ReviewSectionProps {
  boatId: number;
}

/** What guests said of a boat: the figures, then their words, the newest first, page after page. */
export default function ReviewSection({ boatId }: ReviewSectionProps) {
  const { t } = useLingui();
  const [pageCount, setPageCount] = useState(1);
  const summary = useQuery(boatReviewSummaryQuery(boatId));
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, page) => boatReviewPageQuery(boatId, page)),
  });

  const section = useRef<HTMLDivElement>(null);
  // Tried again, it is on its way again.
  const failed = [summary, ...pages].filter(({ isError, isFetching }) => isError && !isFetching);
  const isPending = pages.some(({ isSuccess, isFetching }) => !isSuccess && isFetching);
  const reviews = pages.flatMap((page) => page.data?.content ?? []);
  const total = summary.data?.totalReviews ?? pages[0]?.data?.totalElements;
  const hasMore = pages.at(-1)?.data?.last === false;

  return (
    <div ref={section} className={styles.section} tabIndex={-1}>
      <p role="status" className={visuallyHidden}>
        {isPending && t`Loading reviews…`}
      </p>
      {summary.data && summary.data.totalReviews > 0 && (
        <ReviewSummaryFigures summary={summary.data} />
      )}
      {total === 0 && (
        <p className={styles.none}>
          <Trans>
            No reviews yet. Guests can write one after their trip, and you will read it here.
          </Trans>
        </p>
      )}
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      {isPending && <ReviewSkeleton />}
      {hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" onPress={() => setPageCount(pageCount + 1)}>
            <Trans>Show more reviews</Trans>
          </Button>
        </div>
      )}
      <ReviewFailure
        error={failed[0]?.error}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
          // The button goes with the failure.
          section.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
