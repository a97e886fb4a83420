import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import type { Place } from '../frame/points.ts';

/** Coordinates in degrees, as any chart plotter takes them, with at most the given number of decimals. */
export function Degrees({ latitude, longitude, decimals }: Place & { decimals: number }) {
  const format = useFormat();
  const degrees = (value: number) => format.number(value, { maximumFractionDigits: decimals });
  const north = degrees(latitude);
  const east = degrees(longitude);
  return (
    <Trans>
      {north}° north, {east}° east
    </Trans>
  );
}
