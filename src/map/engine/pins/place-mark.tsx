import * as styles from './pins.css.ts';

/** A drop with its tip at the place. */
export function PlaceMark() {
  return (
    <svg className={styles.mark} width="40" height="48" viewBox="0 0 40 48" aria-hidden="true">
      <path d="M20 47C11 36 5 28 5 19a15 15 0 0 1 30 0c0 9-6 17-15 28Z" fill="currentColor" />
      <circle className={styles.sun} cx="20" cy="19" r="6" />
    </svg>
  );
}
