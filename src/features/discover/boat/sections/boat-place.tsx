import { Trans } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { PlaceMap } from '../../../../map/place/place-map.tsx';
import { InView } from '../../../../ui/loading/in-view/in-view.tsx';
import * as styles from './boat-place.css.ts';

type BoatPlaceProps = Pick<
  Boat,
  'name' | 'location' | 'latitude' | 'longitude' | 'departurePoint' | 'returnPoint' | 'textLanguage'
>;

/** Where a boat lies: where a trip begins and ends, and the map when the captain has picked a place. */
export function BoatPlace({
  name,
  location,
  latitude,
  longitude,
  departurePoint,
  returnPoint,
  textLanguage,
}: BoatPlaceProps) {
  return (
    <div className={styles.place}>
      <p>
        {location}
        {departurePoint && (
          <>
            {' ·\u00a0'}
            <Points
              departure={departurePoint}
              back={returnPoint ?? departurePoint}
              language={textLanguage}
            />
          </>
        )}
      </p>
      {latitude !== null && longitude !== null && (
        <InView name="place" placeholder={<div className={styles.waiting} />}>
          <PlaceMap name={name} latitude={latitude} longitude={longitude} />
        </InView>
      )}
    </div>
  );
}

interface PointsProps {
  departure: string;
  back: string;
  language: string | undefined;
}

function Points({ departure, back, language }: PointsProps) {
  if (departure === back) {
    return (
      <Trans>
        leaves from <span lang={language}>{departure}</span> and comes back there
      </Trans>
    );
  }
  return (
    <Trans>
      leaves from <span lang={language}>{departure}</span>, comes back to{' '}
      <span lang={language}>{back}</span>
    </Trans>
  );
}
