import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Destination } from '../../../api/contract/types.ts';
import { destinationsQuery } from '../../../api/resources/content/queries.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs/breadcrumbs.tsx';
import { SectionHeading } from '../../../ui/page/section-heading/section-heading.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import { DestinationFigures } from './destination-figures.tsx';
import * as styles from './destination-page.css.ts';
import { LocalBoats, LocalTours } from './local-offers.tsx';
import { nearestPlaces } from './place/nearest.ts';
import { PlacePicture } from './place/place-picture.tsx';
import { PlaceTile } from './place/place-tile.tsx';

/** `/destinations/<place>`: what it is like there, and what sails from there. */
export function DestinationPage({ place }: { place: Destination }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const { slug, name, image, boatCount } = place;
  return (
    <article className={content}>
      <div className={styles.crumbs}>
        <Breadcrumbs
          items={[{ id: 'all', link: <Link to="/destinations">{t`Places`}</Link> }]}
          current={name}
        />
      </div>
      <div className={styles.picture}>
        <PlacePicture slug={slug} image={image} aboveFold />
        <div className={styles.over}>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.summary}>{place.summary[locale]}</p>
        </div>
      </div>
      <div className={styles.intro}>
        <p className={styles.description}>{place.description[locale]}</p>
        <div className={styles.facts}>
          <DestinationFigures place={place} />
          {boatCount > 0 && (
            <Link to="/boats" search={{ location: name }} className={button({ size: 'large' })}>
              <Trans>Boats in {name}</Trans>
            </Link>
          )}
        </div>
      </div>
      <div className={styles.sections}>
        <LocalBoats place={place} />
        <LocalTours place={place} />
        <Neighbours place={place} />
      </div>
    </article>
  );
}

/** Where else one could start from, the nearest first; nothing is missed where they are not known. */
function Neighbours({ place }: { place: Destination }) {
  const { data = [] } = useQuery(destinationsQuery());
  const places = nearestPlaces(place, data, 3);
  if (places.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading light="dusk" sunAt={0.86}>
        <Trans>Along the coast</Trans>
      </SectionHeading>
      <ul className={styles.neighbours}>
        {places.map((other) => (
          <li key={other.slug} className={styles.neighbour}>
            <PlaceTile place={other} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
