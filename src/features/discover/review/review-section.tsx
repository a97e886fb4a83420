import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReviewedOffer, ReviewFilter } from '../../../api/resources/reviews/offer-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { ReviewCard } from '../../../domain/review/review-card.tsx';
import { ReviewActions } from '../../../forms/review/review-actions.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import * as toolStyles from './actions/review-tools.css.ts';
import { ReviewTools } from './actions/review-tools.tsx';
import { ReviewFailure } from './review-failure.tsx';
import * as styles from './review-section.css.ts';
import { ReviewSummaryFigures } from './review-summary.tsx';
import { useReviews } from './use-reviews.ts';

interface ReviewSectionProps {
  offer: ReviewedOffer;
  /** Whose boat or tour it is. */
  hostId: number;
}

/** From this number of reviews on it helps to search them and to see them by their stars; fewer are read. */
const enoughToNarrow = 8;

const all: ReviewFilter = {};

/**
 * What guests said of a boat or tour: the figures, whose rows narrow the list, then their words, the
 * newest first unless asked otherwise, page after page.
 */
export default function ReviewSection({ offer, hostId }: ReviewSectionProps) {
  const { t } = useLingui();
  const user = useSession();
  const [filter, setFilter] = useState(all);
  const [cleared, setCleared] = useState(0);
  const found = useReviews(offer, filter);
  const { summary, reviews, total, isPending, isStale } = found;
  const section = useRef<HTMLDivElement>(null);
  const isFiltered = Boolean(filter.stars || filter.keyword || filter.answered);
  const isMany = (summary?.totalReviews ?? 0) >= enoughToNarrow;
  const isSideways = useMedia(media.phone) && reviews.length > 1;
  const isEmpty = (summary?.totalReviews ?? (isFiltered ? undefined : total)) === 0;

  function change(patch: ReviewFilter) {
    setFilter((before) => ({ ...before, ...patch }));
  }
  /** For when the button that was pressed goes away. */
  function takeFocus() {
    section.current?.focus({ preventScroll: true });
  }
  function clear() {
    setFilter(all);
    setCleared(cleared + 1);
    takeFocus();
  }

  return (
    <div ref={section} className={styles.section} tabIndex={-1}>
      <p role="status" className={visuallyHidden}>
        {isPending && t`Loading reviews…`}
      </p>
      {isEmpty && (
        <p className={styles.none}>
          <Trans>
            No reviews yet. Guests can write one after their trip, and you will read it here.
          </Trans>
        </p>
      )}
      {summary && !isEmpty && (
        <ReviewSummaryFigures
          summary={summary}
          isMany={isMany}
          stars={filter.stars ?? null}
          onStarsChange={(stars) => change({ stars: stars ?? undefined })}
        />
      )}
      {isMany && <ReviewTools key={cleared} filter={filter} onChange={change} />}
      {isFiltered && (
        <div className={toolStyles.line}>
          <p className={toolStyles.found} role="status">
            {!isStale && total !== null && (
              <Plural value={total} _0="No reviews match" one="# review" other="# reviews" />
            )}
          </p>
          <div className={toolStyles.clear}>
            <Button variant="text" size="small" onPress={clear}>
              <Trans>Show all reviews</Trans>
            </Button>
          </div>
        </div>
      )}
      {reviews.length > 0 && (
        <ul
          className={styles.list}
          aria-busy={isStale}
          aria-label={t`Reviews`}
          // What scrolls must be reachable by keyboard.
          tabIndex={isSideways ? 0 : undefined}
        >
          {reviews.map((review) => (
            <li key={review.id} className={styles.review}>
              <ReviewCard
                review={review}
                actions={
                  user && (
                    <ReviewActions
                      review={review}
                      user={user}
                      hostId={hostId}
                      onDeleted={takeFocus}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isPending && <ReviewSkeleton />}
      {found.hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" onPress={found.showMore}>
            <Trans>Show more reviews</Trans>
          </Button>
        </div>
      )}
      <ReviewFailure
        error={found.error}
        onRetry={() => {
          found.retry();
          takeFocus();
        }}
      />
    </div>
  );
}

/** The place of reviews loading. */
function ReviewSkeleton() {
  return (
    <div className={styles.pending}>
      <Skeleton height="180px" />
      <Skeleton height="180px" />
    </div>
  );
}
