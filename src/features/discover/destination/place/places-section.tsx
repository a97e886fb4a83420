import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { destinationsQuery } from '../../../../api/resources/content/queries.ts';
import { useHydratedQuery } from '../../../../api/use-hydrated-query.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { SectionHeading } from '../../../../ui/page/section-heading/section-heading.tsx';
import { PlaceTile } from './place-tile.tsx';
import * as styles from './places-section.css.ts';

/** As many as there is room for; the rest stands on the page of places. */
const count = 7;

/** The places with the most boats, the first one large; none while nothing starts anywhere. */
export function PlacesSection() {
  const result = useHydratedQuery(destinationsQuery());
  const hasOffers = result.data?.some((place) => place.boatCount + place.tourCount > 0);
  if (hasOffers === false) return null;
  return (
    <section className={styles.section}>
      <SectionHeading
        light="dawn"
        sunAt={0.14}
        aside={
          <Link to="/destinations" className={styles.all}>
            <Trans>All places</Trans>
          </Link>
        }
      >
        <Trans>Where along the coast?</Trans>
      </SectionHeading>
      <QuerySection result={result} skeleton={<PlaceSkeletons />} level={3}>
        {(places) => (
          <ul className={styles.places}>
            {places.slice(0, count).map((place) => (
              <li key={place.slug}>
                <PlaceTile place={place} level={3} />
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
    </section>
  );
}

function PlaceSkeletons() {
  return (
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
        <div key={place}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
