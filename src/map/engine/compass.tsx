import * as styles from './compass.css.ts';

/** North is up: a rose, as charts have one. */
export function Compass() {
  return (
    <svg className={styles.compass} viewBox="-28 -28 56 56" aria-hidden="true">
      <circle r="20" fill="none" stroke="currentColor" />
      <circle r="16" fill="none" stroke="currentColor" strokeDasharray="1 3.19" strokeWidth="3" />
      <path d="M0-26 5 0 0 26-5 0Z" fill="currentColor" />
      <path d="M-26 0 0-4 26 0 0 4Z" fill="currentColor" opacity=".45" />
      <path className={styles.north} d="M0-26 5 0-5 0Z" />
    </svg>
  );
}
