import { Trans } from '@lingui/react/macro';
import type { MapPoint } from '../frame/points.ts';
import * as styles from './offers-in-words.css.ts';

interface OffersInWordsProps {
  points: readonly MapPoint[];
  onOpen: (id: number) => void;
}

/** What a map shows as a list, for who is shown no map. */
export function OffersInWords({ points, onOpen }: OffersInWordsProps) {
  return (
    <>
      <p className={styles.why}>
        <Trans>This browser cannot show maps. Here are the places instead:</Trans>
      </p>
      <OfferRows points={points} onOpen={onOpen} />
    </>
  );
}

/** Points one below the other: what each is called, and its price. */
export function OfferRows({ points, onOpen }: OffersInWordsProps) {
  return (
    <ul className={styles.rows}>
      {points.map(({ id, name, label }) => (
        <li key={id}>
          <button type="button" className={styles.row} onClick={() => onOpen(id)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
