import { Trans } from '@lingui/react/macro';
import type { Place } from '../frame/points.ts';
import { Degrees } from './degrees.tsx';
import * as styles from './place-in-words.css.ts';

/** Where something is, for who is shown no map: the two figures that any chart plotter takes. */
export function PlaceInWords({ latitude, longitude, name }: Place & { name: string }) {
  return (
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p>
        <Degrees latitude={latitude} longitude={longitude} decimals={4} />
      </p>
      <p className={styles.why}>
        <Trans>This browser cannot show maps.</Trans>
      </p>
    </div>
  );
}
