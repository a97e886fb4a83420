import { inThousands } from '../../../../domain/calendar/thousands.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { SeasonPiece } from './month-prices.ts';
import * as styles from './prices.css.ts';

interface SeasonBarProps {
  piece: SeasonPiece;
  /** Whether the day after stands beside this one. */
  hasNeighbour: boolean;
}

/** The bar of a season on one of its days; its price on the day that bears it. */
export function SeasonBar({ piece, hasNeighbour }: SeasonBarProps) {
  const format = useFormat();
  const { price, isSpecial, goesBack, goesOn, label } = piece;
  return (
    <span
      className={styles.bar[isSpecial ? 'special' : 'plain']}
      data-from={!goesBack || undefined}
      data-to={!goesOn || undefined}
      data-over={(goesOn && hasNeighbour) || undefined}
      aria-hidden="true"
    >
      {label !== 'none' && (
        <span
          className={label === 'wide' ? styles.wideLabel : styles.narrowLabel}
          data-full={format.money(price)}
          data-short={inThousands(format.locale, price)}
        />
      )}
    </span>
  );
}
