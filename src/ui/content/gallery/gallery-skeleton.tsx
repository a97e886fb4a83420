import { PictureSkeleton } from '../../feedback/skeleton/picture-skeleton.tsx';
import { place } from './gallery.css.ts';

/** The place of a gallery on its way. */
export function GallerySkeleton() {
  return (
    <div className={place}>
      <PictureSkeleton aboveFold />
    </div>
  );
}
