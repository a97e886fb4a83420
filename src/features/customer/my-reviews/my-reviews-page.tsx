import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Booking, Review } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { customerBookingsQuery } from '../../../api/resources/bookings/queries.ts';
import { customerReviewsQuery } from '../../../api/resources/reviews/queries.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { IneligibleNotice } from './ineligible-notice.tsx';
import * as styles from './my-reviews-page.css.ts';
import { OwnReview } from './own-review.tsx';
import { ineligibleReason, tripsToReview } from './review-eligibility.ts';
import { type BookingParts, TripsToReview, writeLinkId } from './trips-to-review.tsx';

/** How many reviews are drawn at first, and with each press more. */
const STEP = 20;

interface MyReviewsPageProps extends BookingParts {
  customerId: number;
  /** The booking to write about. */
  bookingId: number | undefined;
  /** Leaves the form. */
  onClose: () => void;
}

/** /my-reviews: trips that wait for a review, and what the person has written. */
export function MyReviewsPage(props: MyReviewsPageProps) {
  const { i18n } = useLingui();
  const bookings = useQuery(customerBookingsQuery(props.customerId));
  const reviews = useQuery(customerReviewsQuery(props.customerId));
  const failed = [bookings, reviews].find(({ isError, data }) => isError && !data);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <PageHeader
          title={<Trans>My reviews</Trans>}
          lead={
            <Trans>Your reviews help others choose, and help captains and guides do better.</Trans>
          }
        />
        {failed && (
          <ErrorDisplay
            {...failureOf(i18n, failed.error)}
            title={
              failed === bookings && reviews.data ? (
                <Trans>Trips waiting for your review could not be loaded</Trans>
              ) : undefined
            }
            pending={bookings.isFetching || reviews.isFetching}
            onRetry={() => {
              if (!bookings.data) void bookings.refetch();
              if (!reviews.data) void reviews.refetch();
            }}
          />
        )}
        {!failed && !(bookings.data && reviews.data) && <Waiting />}
        {bookings.data && reviews.data && (
          <Reviews {...props} bookings={bookings.data} reviews={reviews.data} />
        )}
        {/* What is written stands by itself; which trips wait for a review is told by both. */}
        {failed === bookings && reviews.data && reviews.data.length > 0 && (
          <Written reviews={reviews.data} bookingId={props.bookingId} />
        )}
      </div>
    </div>
  );
}

interface ReviewsProps extends MyReviewsPageProps {
  bookings: readonly Booking[];
  reviews: readonly Review[];
}

function Reviews(props: ReviewsProps) {
  const { customerId, bookingId, bookings, reviews, picture, when, onClose } = props;
  const waitingId = useId();
  const writtenHeading = useRef<HTMLHeadingElement>(null);
  // Written a moment ago: the reader goes on at what they wrote, once it stands there.
  const [arriving, setArriving] = useState<number>();
  const waiting = tripsToReview(bookings, reviews).filter(({ id }) => id !== arriving);
  const reason =
    bookingId === undefined || bookingId === arriving
      ? undefined
      : ineligibleReason(bookingId, bookings, reviews);
  const hasArrived = reviews.some((review) => review.bookingId === arriving);

  useEffect(() => {
    if (hasArrived) writtenHeading.current?.focus();
  }, [hasArrived]);

  function done(isWritten: boolean) {
    if (isWritten) setArriving(bookingId);
    else if (bookingId !== undefined) {
      const id = writeLinkId(bookingId);
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    }
    onClose();
  }

  if (waiting.length === 0 && reviews.length === 0) {
    return (
      <>
        {reason && <IneligibleNotice reason={reason} />}
        <NoReviews />
      </>
    );
  }
  return (
    <>
      {reason && <IneligibleNotice reason={reason} />}
      {waiting.length > 0 && (
        <section aria-labelledby={waitingId}>
          <h2 id={waitingId} className={styles.heading}>
            <Trans>Waiting for your review</Trans>
          </h2>
          <TripsToReview
            customerId={customerId}
            bookings={waiting}
            openId={bookingId}
            picture={picture}
            when={when}
            onDone={done}
          />
        </section>
      )}
      {reviews.length > 0 && (
        <Written reviews={reviews} bookingId={bookingId} headingRef={writtenHeading} />
      )}
    </>
  );
}

interface WrittenProps {
  reviews: readonly Review[];
  bookingId: number | undefined;
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** What the person has written, the newest first. */
function Written({ reviews, bookingId, headingRef }: WrittenProps) {
  const writtenId = useId();
  const [count, setCount] = useState(STEP);
  return (
    <section aria-labelledby={writtenId}>
      <h2 ref={headingRef} id={writtenId} className={styles.heading} tabIndex={-1}>
        <Trans>What you have written</Trans>
      </h2>
      <ul>
        {reviews.slice(0, count).map((review) => (
          <li key={review.id}>
            <OwnReview
              review={review}
              isHighlighted={bookingId !== undefined && review.bookingId === bookingId}
            />
          </li>
        ))}
      </ul>
      {reviews.length > count && (
        <Button variant="secondary" wide onPress={() => setCount(count + STEP)}>
          <Trans>Show more reviews ({reviews.length - count})</Trans>
        </Button>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.skeleton}>
      <LoadingStatus />
      <Skeleton height="120px" />
      <Skeleton height="180px" />
      <Skeleton height="180px" />
    </div>
  );
}

function NoReviews() {
  return (
    <EmptyState
      title={<Trans>Nothing to review yet</Trans>}
      action={
        <Link to="/boats" className={button()}>
          <Trans>Find a boat</Trans>
        </Link>
      }
    >
      <Trans>Once a trip is over, you can review it here.</Trans>
    </EmptyState>
  );
}
