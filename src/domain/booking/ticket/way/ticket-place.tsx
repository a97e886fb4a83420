import { Trans } from '@lingui/react/macro';
import { Anchor } from 'lucide-react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { DepthLines } from './depth-lines.tsx';
import * as styles from './ticket-way.css.ts';

interface TicketPlaceProps {
  /** What the place is called. */
  place: string;
  /** In degrees; null while the host has not picked the point. */
  latitude: number | null;
  longitude: number | null;
}

/** Where a boat lies, drawn as a chart does it: the lines of one depth around the anchorage, and its coordinates. */
export function TicketPlace({ place, latitude, longitude }: TicketPlaceProps) {
  const format = useFormat();
  const degrees = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const seed =
    latitude === null || longitude === null ? place.length : latitude * 7 + longitude * 3;
  return (
    <figure className={styles.place}>
      <div className={styles.chart}>
        <DepthLines seed={seed} />
        <span className={styles.anchor} aria-hidden="true">
          <Anchor size={18} strokeWidth={2} />
        </span>
      </div>
      <figcaption className={styles.placeWords}>
        <span className={styles.placeName}>{place}</span>
        {latitude !== null && longitude !== null && (
          <Position north={degrees(latitude)} east={degrees(longitude)} />
        )}
      </figcaption>
    </figure>
  );
}

function Position({ north, east }: { north: string; east: string }) {
  return (
    <span className={styles.degrees}>
      <Trans>
        {north}° north, {east}° east
      </Trans>
    </span>
  );
}
