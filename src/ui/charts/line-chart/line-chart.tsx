import { ticks } from '../chart-frame/scale.ts';
import { useWidth } from '../chart-frame/use-width.ts';
import * as styles from './line-chart.css.ts';

interface LinePoint {
  id: string;
  /** Below the point, as short as it can be. */
  label: string;
  /** `null` where nothing is known: the line has a gap there. */
  value: number | null;
}

interface LineChartProps {
  /** What the chart shows, in a sentence, for a screen reader; the frame's table has the figures. */
  label: string;
  points: readonly LinePoint[];
  /** A value in the reader's format. */
  format: (value: number) => string;
  /** The top of the scale, from 0; as high as the values when left out. Ratings: 5. */
  highest?: number;
}

const height = 240;
const foot = 28;
const top = 16;

/** How something went over time. */
export function LineChart({ label, points, format, highest }: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const lines = highest === 5 ? [0, 1, 2, 3, 4, 5] : ticks(highest ?? Math.max(0, ...known));
  const ceiling = lines.at(-1) ?? 1;
  const axis = 8 + 7 * Math.max(...lines.map((line) => format(line).length));
  const right = 12;
  const step = (width - axis - right) / Math.max(1, points.length - 1);
  const x = (index: number) => axis + step * index;
  const y = (value: number) => top + (height - foot - top) * (1 - value / ceiling);
  const nameWidth = 7 * Math.max(...points.map((point) => point.label.length), 1);
  // The first name begins where the drawing does.
  const moved = Math.max(0, nameWidth / 2 - axis);
  const every = Math.max(1, Math.ceil((nameWidth + moved + 8) / Math.max(1, step)));
  const end = points.length - 1;
  // The last one ends at its point, others stand around theirs: it reaches half a label further.
  const isLabelled = (index: number) =>
    index === end || ((end - index) % every === 0 && (end - index) * step >= nameWidth * 1.5 + 8);
  const final = points.findLastIndex(({ value }) => value !== null);

  let isDown = false;
  const path = points
    .map(({ value }, index) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const command = `${isDown ? 'L' : 'M'}${x(index)} ${y(value)}`;
      isDown = true;
      return command;
    })
    .join('');

  return (
    <div ref={ref}>
      <svg className={styles.drawing} role="img" aria-label={label} height={height}>
        {lines.map((line) => (
          <g key={line}>
            <line
              className={line === 0 ? styles.baseLine : styles.gridLine}
              x1={axis}
              x2={width}
              y1={y(line)}
              y2={y(line)}
            />
            <text className={styles.axisText} x={axis - 8} y={y(line) + 4} textAnchor="end">
              {format(line)}
            </text>
          </g>
        ))}
        <path className={styles.line} d={path} />
        {points.map((point, index) => (
          <g key={point.id}>
            {point.value !== null && (
              <circle
                className={index === final ? styles.last : styles.point}
                cx={x(index)}
                cy={y(point.value)}
                r={index === final ? 6 : 3}
              >
                <title>{`${point.label}: ${format(point.value)}`}</title>
              </circle>
            )}
            {isLabelled(index) && (
              <text
                className={styles.axisText}
                x={index === end ? x(index) : Math.max(nameWidth / 2, x(index))}
                y={height - 8}
                textAnchor={index === end ? 'end' : 'middle'}
              >
                {point.label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
