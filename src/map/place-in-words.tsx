import { Trans } from '@lingui/react/macro';
import { useFormat } from '../i18n/use-format.ts';
import * as styles from './place-in-words.css.ts';
import type { Place } from './points.ts';

/** Where something is, for who is shown no map: the two figures that any chart plotter takes. */
export function PlaceInWords({ latitude, longitude, name }: Place & { name: string }) {
  const format = useFormat();
  const degrees = (value: number) => format.number(value, { maximumFractionDigits: 4 });
  const north = degrees(latitude);
  const east = degrees(longitude);
  return (
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p>
        <Trans>
          {north}° north, {east}° east
        </Trans>
      </p>
      <p className={styles.why}>
        <Trans>This browser draws no maps.</Trans>
      </p>
    </div>
  );
}
