import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import type { Place } from '../frame/points.ts';

/** A place as figures, which any chart plotter takes; with so many decimals at most. */
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
