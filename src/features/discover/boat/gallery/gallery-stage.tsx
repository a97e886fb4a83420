import type { Boat } from '../../../../api/contract/types.ts';
import { useFavourites } from '../../../../domain/offer/remembered-offers.ts';
import { HeartButton } from '../../../../ui/actions/heart-button/heart-button.tsx';
import { ShareButton } from '../../../../ui/actions/share-button/share-button.tsx';
import { Gallery } from '../../../../ui/content/gallery/gallery.tsx';
import * as styles from './gallery-stage.css.ts';
import { usePictures } from './pictures.ts';

/** The pictures of a boat, and what can be done with it as a whole: share it, keep it. */
export function GalleryStage({ boat }: { boat: Boat }) {
  const { id, name } = boat;
  const favourites = useFavourites();
  const pictures = usePictures(boat);
  const offer = { kind: 'boat', id } as const;
  return (
    <div className={styles.stage}>
      <Gallery key={id} name={name} pictures={pictures} />
      <div className={styles.actions}>
        <ShareButton name={name} />
        <HeartButton
          name={name}
          isFavourite={favourites.has(offer)}
          onChange={() => favourites.toggle(offer)}
        />
      </div>
    </div>
  );
}
