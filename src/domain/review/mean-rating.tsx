import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import * as styles from './mean-rating.css.ts';

/** The mean of all stars, large; nothing before somebody gave any. */
export function MeanRating({ rating }: { rating: number | null }) {
  const format = useFormat();
  if (rating === null) return null;
  return (
    <p className={styles.average}>
      {format.rating(rating)}
      <span className={styles.outOf}>
        <Trans context="rating">out of 5</Trans>
      </span>
    </p>
  );
}
