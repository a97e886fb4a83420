import { MapPin } from 'lucide-react';
import type { Tour } from '../../../../api/contract/types.ts';
import { PlaceMap } from '../../../../map/place/place-map.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../../../../ui/loading/in-view/in-view.tsx';
import * as styles from '../tour-page.css.ts';

type Meeting = Pick<Tour, 'name' | 'location' | 'latitude' | 'longitude' | 'locationDescription'> &
  Partial<Pick<Tour, 'textLanguage'>>;

const wordsOf = ({ locationDescription, location }: Meeting) =>
  locationDescription.trim() || location.trim();

/** Whether it is said where one has to be. */
export function hasMeetingPoint(tour: Meeting): boolean {
  return wordsOf(tour) !== '' || tour.latitude !== null;
}

/** Where one has to be when a tour begins: in words, and on the map. */
export function MeetingPoint({ tour }: { tour: Meeting }) {
  const { name, latitude, longitude, textLanguage } = tour;
  const words = wordsOf(tour);
  return (
    <div className={styles.place}>
      {words && (
        <p className={styles.line}>
          <MapPin className={styles.icon.plain} aria-hidden="true" size={20} strokeWidth={1.75} />
          <span className={styles.text} lang={textLanguage}>
            {words}
          </span>
        </p>
      )}
      {latitude !== null && longitude !== null && (
        <InView name="meeting" placeholder={<Skeleton height="360px" />}>
          <PlaceMap name={name} latitude={latitude} longitude={longitude} />
        </InView>
      )}
    </div>
  );
}
