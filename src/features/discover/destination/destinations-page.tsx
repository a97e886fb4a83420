import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Destination } from '../../../api/contract/types.ts';
import { destinationsQuery } from '../../../api/resources/content/queries.ts';
import { QuerySection } from '../../../domain/query/query-section.tsx';
import { currentLocale } from '../../../i18n/locale.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './destinations-page.css.ts';
import { PlaceTile } from './place/place-tile.tsx';

/** `/destinations`: every place that boats and tours start from. */
export function DestinationsPage() {
  const result = useQuery({ ...destinationsQuery(), retryOnMount: false });
  return (
    <div className={content}>
      <PageHeader
        size="large"
        title={<Trans>Where along the coast?</Trans>}
        lead={
          <Trans>
            From the Bosphorus to the foot of the Taurus: choose where the day begins, then the boat
            that takes you out.
          </Trans>
        }
      />
      <QuerySection result={result} skeleton={<PlaceSkeletons />} level={2}>
        {(places) => (places.length === 0 ? <NoPlaces /> : <Places places={places} />)}
      </QuerySection>
    </div>
  );
}

function Places({ places }: { places: readonly Destination[] }) {
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.slug} className={styles.place}>
          <div className={styles.frame}>
            <PlaceTile place={place} level={2} />
          </div>
          <p className={styles.summary}>
            {place.summary[currentLocale()]} <span className={styles.region}>{place.region}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function NoPlaces() {
  return (
    <EmptyState title={<Trans>No places yet</Trans>}>
      <Trans>Harbours appear here as soon as they have boats.</Trans>
    </EmptyState>
  );
}

function PlaceSkeletons() {
  return (
    <div className={styles.places} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.place}>
          <div className={styles.frame}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="70%" height="1.75rem" />
        </div>
      ))}
    </div>
  );
}
