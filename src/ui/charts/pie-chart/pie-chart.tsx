import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './pie-chart.css.ts';

interface Slice {
  id: string;
  label: string;
  /** Not below zero. */
  value: number;
}

interface PieChartProps {
  /** What the chart shows, in a sentence, for a screen reader; the frame's table has the figures. */
  label: string;
  /** Up to five, the largest first. */
  slices: readonly Slice[];
  /** A value in the reader's format. */
  format: (value: number) => string;
}

const size = 200;
const centre = size / 2;
const radius = centre - 1;
/** A smaller part has no room for its per cent; the legend has it. */
const smallestLabelled = 0.05;

const inks = [
  styles.text.onSea,
  styles.text.onAccent,
  styles.text.onPositive,
  styles.text.onSpecial,
  styles.text.onInk,
];

/** The parts of a whole. */
export function PieChart({ label, slices, format }: PieChartProps) {
  const { number } = useFormat();
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const percent = (share: number) => number(share, { style: 'percent' });
  let before = 0;
  const parts = slices.map((slice, index) => {
    const share = total === 0 ? 0 : slice.value / total;
    const part = {
      ...slice,
      share,
      from: before,
      fill: styles.slices[index % 5],
      ink: inks[index % 5],
    };
    before += share;
    return part;
  });
  return (
    <div className={styles.pie}>
      <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        {parts.map(({ id, share, from, fill }) =>
          share > 0.9999 ? (
            <circle key={id} className={fill} cx={centre} cy={centre} r={radius} />
          ) : (
            <path key={id} className={`${fill} ${styles.gap}`} d={sector(from, from + share)} />
          ),
        )}
        {parts.map(({ id, share, from, ink }) => {
          if (share < smallestLabelled) return null;
          const [x, y] = share > 0.9999 ? [centre, centre] : at(from + share / 2, radius * 0.64);
          return (
            <text key={id} className={ink} x={x} y={y + 4} textAnchor="middle">
              {percent(share)}
            </text>
          );
        })}
      </svg>
      <ul className={styles.legend}>
        {parts.map(({ id, label: name, value, share, fill }) => (
          <li key={id} className={styles.row}>
            <svg aria-hidden="true" width="16" height="16">
              <rect className={fill} width="16" height="16" rx="4" />
            </svg>
            <span>{name}</span>
            <span className={styles.value}>
              {format(value)} · {percent(share)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A point on a circle, clockwise from the top; `turn` 0–1. */
function at(turn: number, distance: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [centre + distance * Math.cos(angle), centre + distance * Math.sin(angle)];
}

function sector(from: number, to: number): string {
  const [x1, y1] = at(from, radius);
  const [x2, y2] = at(to, radius);
  return `M${centre} ${centre}L${x1} ${y1}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${x2} ${y2}z`;
}
