import * as styles from './skeleton.css.ts';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  /** CSS length; for pictures give `aspectRatio` instead. */
  height?: string;
  /** CSS aspect ratio, such as `4 / 3`. */
  aspectRatio?: string;
}

/** The place of something still loading. It says nothing: put one `role="status"` beside a group. */
export function Skeleton({ width = '100%', height, aspectRatio }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={styles.skeleton} style={{ width, height, aspectRatio }} />
  );
}
