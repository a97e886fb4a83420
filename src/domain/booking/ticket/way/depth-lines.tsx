import { depthLine } from './depth-line.ts';
import * as styles from './ticket-way.css.ts';

const width = 320;
const height = 128;
const radii = [180, 134, 96, 66, 42, 22];

/** The lines of one depth around a place, as a chart has them, behind what stands on it. */
export function DepthLines({ seed }: { seed: number }) {
  return (
    <svg
      className={styles.depths}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {radii.map((radius) => (
        <path
          key={radius}
          className={styles.depth}
          d={depthLine({ x: width / 2, y: height / 2 }, radius, seed)}
        />
      ))}
    </svg>
  );
}
