import gulet from '../../../../generated/scenes/shape-1.svg?no-inline';
import motoryacht from '../../../../generated/scenes/shape-2.svg?no-inline';
import sailboat from '../../../../generated/scenes/shape-3.svg?no-inline';
import catamaran from '../../../../generated/scenes/shape-4.svg?no-inline';
import * as styles from './skeleton.css.ts';

const shapes = [gulet, motoryacht, sailboat, catamaran];

interface PictureSkeletonProps {
  /** Its place in a list, from 0: neighbours have different shapes. */
  place?: number;
  /** Whether it is in sight at once; the others wait until they nearly are. */
  aboveFold?: boolean;
}

/** The place of a picture on its way: the shape of a boat, which nobody takes for the picture. It fills what it stands in. */
export function PictureSkeleton({ place = 0, aboveFold = false }: PictureSkeletonProps) {
  return (
    <img
      className={styles.picture}
      src={shapes[place % shapes.length]}
      alt=""
      width={800}
      height={600}
      loading={aboveFold ? 'eager' : 'lazy'}
      fetchPriority={aboveFold ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
