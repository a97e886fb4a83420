import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './rating.css.ts';

interface RatingProps {
  /** 0–5. */
  value: number;
  /** How many reviews it comes from; shown in brackets. */
  count?: number;
}

/** A rating out of five: a star and a figure, a whole sentence for a screen reader. */
export function Rating({ value, count }: RatingProps) {
  const format = useFormat();
  const figure = format.rating(value);
  return (
    <span className={styles.rating}>
      <span className={visuallyHidden}>
        <Trans>{figure} out of 5</Trans>
        {count !== undefined && (
          <>
            {', '}
            <Plural value={count} one="# review" other="# reviews" />
          </>
        )}
      </span>
      <Star className={styles.star} aria-hidden="true" size={15} fill="currentColor" />
      <span aria-hidden="true" className={styles.figure}>
        {figure}
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className={styles.count}>
          ({format.number(count)})
        </span>
      )}
    </span>
  );
}
