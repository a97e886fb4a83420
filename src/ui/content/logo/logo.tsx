import * as styles from './logo.css.ts';

/** The mark, a sun over a prow, and the name. It takes the colour of the text around it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" width="32" height="24" viewBox="0 0 32 24" fill="currentColor">
        <path className={styles.sun} d="M2 17a8 8 0 0 1 16 0z" />
        <path d="M0 17h13C21 14 28 7 31 0c-.3 7-3 13-8 17h9v2H0z" />
        <path className={styles.reflection} d="M5 21h13v2H5z" />
      </svg>
      Pruva
    </span>
  );
}
