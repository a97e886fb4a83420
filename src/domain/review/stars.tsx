import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import * as styles from './review-card.css.ts';

const places = [1, 2, 3, 4, 5];

/** The stars that one guest gave, out of five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars}>
      <span className={visuallyHidden}>
        <Trans>{rating} out of 5 stars</Trans>
      </span>
      {places.map((place) =>
        place <= rating ? (
          <Star
            key={place}
            className={styles.given}
            aria-hidden="true"
            size={15}
            fill="currentColor"
          />
        ) : (
          <Star
            key={place}
            className={styles.missing}
            aria-hidden="true"
            size={15}
            strokeWidth={1.5}
          />
        ),
      )}
    </span>
  );
}
