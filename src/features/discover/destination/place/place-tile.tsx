import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Destination } from '../../../../api/contract/types.ts';
import { PlacePicture } from './place-picture.tsx';
import * as styles from './place-tile.css.ts';

interface PlaceTileProps {
  place: Destination;
  level: 2 | 3;
}

/** A place as a picture to step into: its name in the sky, what sails from there beside it. */
export function PlaceTile({ place, level }: PlaceTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { slug, name, image, boatCount, tourCount } = place;
  return (
    <article className={styles.tile}>
      <PlacePicture slug={slug} image={image} />
      <div className={styles.texts}>
        <Heading className={styles.name}>
          <Link to="/destinations/$slug" params={{ slug }} className={styles.link}>
            {name}
          </Link>
        </Heading>
        <p className={styles.counts}>
          <Plural value={boatCount} one="# boat" other="# boats" />
          {tourCount > 0 && (
            <span className={styles.tours}>
              {' · '}
              <Plural value={tourCount} one="# tour" other="# tours" />
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
