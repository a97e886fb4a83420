import { Plural, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './rating-distribution.css.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;
const rows: readonly Stars[] = [5, 4, 3, 2, 1];

interface RatingDistributionProps {
  /** How many reviews gave how many stars. */
  counts: Readonly<Record<Stars, number>>;
  /** The stars that the list beside it is narrowed to. */
  selected?: Stars | null;
  /** Makes the rows buttons; called with `null` when the selected one is pressed again. */
  onSelect?: (stars: Stars | null) => void;
}

/** How many reviews gave five stars, four, and so on; a row narrows the reviews to its own. */
export function RatingDistribution({ counts, selected = null, onSelect }: RatingDistributionProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Reviews by stars`}>
      {rows.map((stars) => {
        const row = <Row stars={stars} counts={counts} />;
        return (
          <li key={stars}>
            {onSelect ? (
              <button
                type="button"
                className={styles.button}
                aria-pressed={stars === selected}
                disabled={counts[stars] === 0 && stars !== selected}
                onClick={() => onSelect(stars === selected ? null : stars)}
              >
                {row}
              </button>
            ) : (
              <div className={styles.row}>{row}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Row({ stars, counts }: { stars: Stars; counts: Readonly<Record<Stars, number>> }) {
  const format = useFormat();
  const count = counts[stars];
  const total = rows.reduce((sum, each) => sum + counts[each], 0);
  return (
    <>
      <span className={visuallyHidden}>
        <Plural value={stars} one="# star" other="# stars" />
        {': '}
        <Plural value={count} one="# review" other="# reviews" />
      </span>
      <span aria-hidden="true" className={styles.stars}>
        {stars}
        <Star className={styles.star} size={13} fill="currentColor" />
      </span>
      <span aria-hidden="true" className={styles.track}>
        {count > 0 && (
          <span className={styles.bar} style={{ width: `${(100 * count) / total}%` }} />
        )}
      </span>
      <span aria-hidden="true" className={styles.count}>
        {format.number(count)}
      </span>
    </>
  );
}
