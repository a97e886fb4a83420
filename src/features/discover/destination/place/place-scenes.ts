import antalya from '../../../../../generated/scenes/place-antalya.svg?no-inline';
import bodrum from '../../../../../generated/scenes/place-bodrum.svg?no-inline';
import cesme from '../../../../../generated/scenes/place-cesme.svg?no-inline';
import fethiye from '../../../../../generated/scenes/place-fethiye.svg?no-inline';
import gocek from '../../../../../generated/scenes/place-gocek.svg?no-inline';
import istanbul from '../../../../../generated/scenes/place-istanbul.svg?no-inline';
import marmaris from '../../../../../generated/scenes/place-marmaris.svg?no-inline';

const scenes = new Map(
  Object.entries({ antalya, bodrum, cesme, fethiye, gocek, istanbul, marmaris }),
);

/**
 * The picture of a place, 800 × 600, by the end of its address (`gocek`); undefined for one that
 * nobody has drawn yet.
 */
export function placeScene(slug: string): string | undefined {
  return scenes.get(slug);
}
