import scene from '../../../../generated/scenes/empty-dawn.svg?no-inline';
import * as styles from './skeleton.css.ts';

interface PictureSkeletonProps {
  /** Whether it is in sight at once; the others wait until they nearly are. */
  aboveFold?: boolean;
}

/** The place of a picture on its way: the bay before anybody has come in. It fills what it stands in. */
export function PictureSkeleton({ aboveFold = false }: PictureSkeletonProps) {
  return (
    <img
      className={styles.picture}
      src={scene}
      alt=""
      width={1400}
      height={600}
      loading={aboveFold ? 'eager' : 'lazy'}
      fetchPriority={aboveFold ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
