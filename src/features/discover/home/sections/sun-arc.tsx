import * as styles from './sun-arc.css.ts';

/** The way of the sun over the horizon, with its three hours and their glitter on the water. */
export function SunArc() {
  return (
    <svg className={styles.arc} viewBox="0 0 1168 190" aria-hidden="true">
      <path className={styles.way} d="M70 150 Q 584 -130 1098 150" />
      <path className={styles.horizon} d="M0 150 H1168" />
      <path className={styles.sun.dawn} d="M96 150a34 34 0 0 1 68 0z" />
      <circle className={styles.sun.noon} cx="584" cy="34" r="30" />
      <path className={styles.sun.dusk} d="M1004 150a34 34 0 0 1 68 0z" />
      <g className={styles.glitter}>
        <path d="M108 160h44M114 168h32M100 176h56M120 184h20" />
        <path d="M556 160h56M564 168h40M540 176h88M570 184h28" />
        <path d="M1016 160h44M1022 168h32M1008 176h60M1028 184h20" />
      </g>
    </svg>
  );
}
