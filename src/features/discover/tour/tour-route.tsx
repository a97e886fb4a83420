import { Trans, useLingui } from '@lingui/react/macro';
import type { Tour } from '../../../api/contract/types.ts';
import { textLines } from '../../../lib/text-lines.ts';
import { PlaceMap } from '../../../map/place/place-map.tsx';
import { Timeline } from '../../../ui/content/timeline/timeline.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../../../ui/loading/in-view/in-view.tsx';
import * as styles from './tour-page.css.ts';

/** Whether it is said where the tour goes or begins: one that is being written says neither at first. */
export function hasRoute({
  location,
  latitude,
  routeDescription,
  locationDescription,
}: Tour): boolean {
  const texts = [location, routeDescription, locationDescription];
  return latitude !== null || texts.some((text) => text.trim() !== '');
}

/** Where a tour goes and where it begins: its stops in order, the meeting point in words and on the map. */
export function TourRoute({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const { name, location, latitude, longitude, routeDescription, locationDescription } = tour;
  const stops = textLines(routeDescription);
  const meetingPoint = locationDescription.trim() || location.trim();
  return (
    <div className={styles.place}>
      {stops.length > 1 ? (
        <Timeline
          label={t`The stops of the tour`}
          items={stops.map((stop, index) => ({
            // A tour may come back to where it began.
            id: `${index}-${stop}`,
            title: stop,
            state: index === 0 ? 'current' : 'ahead',
          }))}
        />
      ) : (
        stops.length === 1 && <p className={styles.text}>{routeDescription}</p>
      )}
      {meetingPoint && (
        <div className={styles.meeting}>
          <h3 className={styles.subtitle}>
            <Trans>Meeting point</Trans>
          </h3>
          <p className={styles.text}>{meetingPoint}</p>
        </div>
      )}
      {latitude !== null && longitude !== null && (
        <InView placeholder={<Skeleton height="360px" />}>
          <PlaceMap name={name} latitude={latitude} longitude={longitude} />
        </InView>
      )}
    </div>
  );
}
