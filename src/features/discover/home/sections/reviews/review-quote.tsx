import type { Review } from '../../../../../api/contract/types.ts';
import { OfferLink } from '../../../../../domain/offer/offer-link.tsx';
import { PersonPicture } from '../../../../../domain/person/person-picture.tsx';
import { Stars } from '../../../../../domain/review/stars.tsx';
import { useFormat } from '../../../../../i18n/use-format.ts';
import * as styles from './recent-reviews.css.ts';

/** A guest's words, set large, and the boat or tour they are about. */
export function ReviewQuote({ review }: { review: Review }) {
  const format = useFormat();
  const { rating, comment, customer, createdAt, boatName, tourName } = review;
  return (
    <figure className={styles.quote}>
      <p>
        <Stars rating={rating} />
      </p>
      <blockquote className={styles.words} lang={review.textLanguage}>
        {comment}
      </blockquote>
      <figcaption className={styles.author}>
        <PersonPicture id={customer.id} name={customer.fullName} />
        <span className={styles.name}>{customer.fullName}</span>
        <span className={styles.about}>
          <OfferLink offer={review} className={styles.offer}>
            {boatName ?? tourName}
          </OfferLink>{' '}
          ·&nbsp;
          <time dateTime={createdAt}>{format.date(createdAt, 'month')}</time>
        </span>
      </figcaption>
    </figure>
  );
}
