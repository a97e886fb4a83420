import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Destination } from '../../../api/contract/types.ts';
import { boatPageQuery } from '../../../api/resources/boats/queries.ts';
import { toursQuery } from '../../../api/resources/tours/queries.ts';
import { BoatCard } from '../../../domain/boat/boat-card.tsx';
import { QuerySection } from '../../../domain/query/query-section.tsx';
import { TourCard } from '../../../domain/tour/tour-card.tsx';
import { sameTurkish } from '../../../lib/turkish-text.ts';
import { CardSkeleton } from '../../../ui/content/card/card-skeleton.tsx';
import { SectionHeading } from '../../../ui/page/section-heading/section-heading.tsx';
import * as styles from './destination-page.css.ts';
import { all } from './place/places-section.css.ts';

/** One row on a wide screen. */
const count = 3;

/** The boats of the place with the most reviews. */
export function LocalBoats({ place: { name, boatCount } }: { place: Destination }) {
  const result = useQuery({
    ...boatPageQuery({ criteria: { location: name }, page: 0 }),
    enabled: boatCount > 0,
    retryOnMount: false,
  });
  if (boatCount === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading
        light="dawn"
        sunAt={0.14}
        aside={
          <Link to="/boats" search={{ location: name }} className={all}>
            <Trans>All boats in {name}</Trans>
          </Link>
        }
      >
        <Trans>At anchor here</Trans>
      </SectionHeading>
      <QuerySection result={result} skeleton={<CardSkeletons />} level={3}>
        {({ content }) => (
          <ul className={styles.cards}>
            {content.slice(0, count).map((boat) => (
              <li key={boat.id}>
                <BoatCard boat={boat} level={3} />
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
    </section>
  );
}

/** The tours that start there, those with the next date first. */
export function LocalTours({ place: { name, tourCount } }: { place: Destination }) {
  const result = useQuery({ ...toursQuery(), enabled: tourCount > 0, retryOnMount: false });
  if (tourCount === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading
        light="noon"
        sunAt={0.5}
        aside={
          <Link to="/tours" search={{ location: name }} className={all}>
            <Trans>All tours from {name}</Trans>
          </Link>
        }
      >
        <Trans>With a guide</Trans>
      </SectionHeading>
      <QuerySection result={result} skeleton={<CardSkeletons />} level={3}>
        {(tours) => (
          <ul className={styles.cards}>
            {tours
              .filter(({ location }) => sameTurkish(location, name))
              .slice(0, count)
              .map((tour) => (
                <li key={tour.id}>
                  <TourCard tour={tour} level={3} />
                </li>
              ))}
          </ul>
        )}
      </QuerySection>
    </section>
  );
}

function CardSkeletons() {
  return (
    <div className={styles.cards}>
      {[0, 1, 2].map((place) => (
        <CardSkeleton key={place} place={place} />
      ))}
    </div>
  );
}
