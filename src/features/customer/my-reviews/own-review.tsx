import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Review, ReviewUpdate } from '../../../api/contract/types.ts';
import { updateReview } from '../../../api/resources/reviews/mutations.ts';
import { OfferLink } from '../../../domain/offer/offer-link.tsx';
import { useRefetchReviews } from '../../../domain/review/use-refetch-reviews.ts';
import { WrittenIn } from '../../../domain/text-language/written-in.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { ExpandableText } from '../../../ui/content/expandable-text/expandable-text.tsx';
import { Rating } from '../../../ui/content/rating/rating.tsx';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import * as styles from './my-reviews-page.css.ts';
import { ReviewForm } from './review-form.tsx';

interface OwnReviewProps {
  review: Review;
  /** Somebody came to write about this trip, and has done so before. */
  isHighlighted: boolean;
}

/** A review that the person wrote: the trip, the stars, the words, what was answered; and to change it. */
export function OwnReview({ review, isHighlighted }: OwnReviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const refetchReviews = useRefetchReviews();
  const [isChanging, setChanging] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { id, rating, comment, createdAt, boatName, tourName, customer, replies } = review;
  const name = boatName ?? tourName ?? '';

  function close() {
    setChanging(false);
    card.current?.focus({ preventScroll: true });
  }
  async function save(changes: ReviewUpdate) {
    await updateReview(id, changes);
    await refetchReviews();
  }

  return (
    <article
      ref={card}
      className={styles.review}
      tabIndex={-1}
      aria-label={t`Your review of ${name}`}
      data-highlighted={isHighlighted || undefined}
    >
      <div className={styles.line}>
        <h3 className={styles.name}>
          <OfferLink offer={review} className={styles.offer}>
            {name}
          </OfferLink>
        </h3>
        <Rating value={rating} />
      </div>
      <p className={styles.facts}>
        <time dateTime={createdAt}>{format.date(createdAt, 'long')}</time>
      </p>
      {isChanging ? (
        <ReviewForm
          label={t`Change the review of ${name}`}
          initial={{ rating, comment }}
          draftKey={`change of review ${id} of ${customer.id}`}
          submitLabel={<Trans>Save</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          onSend={save}
          onSent={() => {
            close();
            void notifySuccess(t`Your review was changed.`);
          }}
          onCancel={close}
        />
      ) : (
        <>
          <div className={styles.comment} lang={review.textLanguage}>
            <ExpandableText>{comment}</ExpandableText>
          </div>
          {replies.map((reply) => (
            <div key={reply.id} className={styles.reply}>
              <p className={styles.replyBy}>
                {reply.userFullName}
                <time className={styles.facts} dateTime={reply.createdAt}>
                  {format.date(reply.createdAt, 'long')}
                </time>
              </p>
              <div lang={reply.textLanguage}>
                <ExpandableText>{reply.message}</ExpandableText>
              </div>
              <WrittenIn language={reply.textLanguage} />
            </div>
          ))}
          <p>
            <Button
              variant="text"
              size="small"
              aria-label={t`Change the review of ${name}`}
              onPress={() => setChanging(true)}
            >
              <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
              <Trans>Change</Trans>
            </Button>
          </p>
        </>
      )}
    </article>
  );
}
