import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { Review } from '../../../../api/contract/types.ts';
import { OfferLink } from '../../../../domain/offer/offer-link.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './recent-reviews.css.ts';

/** A guest's words, set large; a long text goes on at the boat or tour it is about. */
export function ReviewQuote({ review }: { review: Review }) {
  const format = useFormat();
  const { rating, comment, customer, createdAt, boatName, tourName } = review;
  return (
    <figure className={styles.quote}>
      <p className={styles.stars}>
        <span className={visuallyHidden}>
          <Trans>{rating} out of 5 stars</Trans>
        </span>
        {Array.from({ length: rating }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
          <Star key={place} aria-hidden="true" size={15} fill="currentColor" />
        ))}
      </p>
      <blockquote className={styles.words}>{comment}</blockquote>
      <figcaption className={styles.author}>
        <span className={styles.name}>{customer.fullName}</span>
        <span>
          <OfferLink offer={review} className={styles.offer}>
            {boatName ?? tourName}
          </OfferLink>{' '}
          · <time dateTime={createdAt}>{format.date(createdAt, 'month')}</time>
        </span>
      </figcaption>
    </figure>
  );
}
