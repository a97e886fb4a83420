import antalya from '../../../../../generated/scenes/place-antalya.svg?no-inline';
import bodrum from '../../../../../generated/scenes/place-bodrum.svg?no-inline';
import cesme from '../../../../../generated/scenes/place-cesme.svg?no-inline';
import fethiye from '../../../../../generated/scenes/place-fethiye.svg?no-inline';
import gocek from '../../../../../generated/scenes/place-gocek.svg?no-inline';
import istanbul from '../../../../../generated/scenes/place-istanbul.svg?no-inline';
import marmaris from '../../../../../generated/scenes/place-marmaris.svg?no-inline';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { DecorativePicture } from '../../../../domain/picture/decorative-picture.tsx';
import * as styles from './place-tile.css.ts';

const scenes = new Map(
  Object.entries({ antalya, bodrum, cesme, fethiye, gocek, istanbul, marmaris }),
);

/**
 * The picture of a place, 800 × 600, by the end of its address (`gocek`); undefined for one that
 * nobody has drawn yet.
 */
function placeScene(slug: string): string | undefined {
  return scenes.get(slug);
}

interface PlacePictureProps {
  slug: string;
  /** The picture that the service has of it; for places that are not drawn. */
  image: string;
  /** Whether it is above the fold; otherwise it waits until it nearly is. */
  aboveFold?: boolean;
}

/** What a place looks like, filling its frame. Its name stands beside or over it. */
export function PlacePicture({ slug, image, aboveFold = false }: PlacePictureProps) {
  return (
    <DecorativePicture
      className={styles.picture}
      src={placeScene(slug) ?? uploadUrl(image)}
      fallback={<div className={styles.noPicture} />}
      aboveFold={aboveFold}
    />
  );
}
