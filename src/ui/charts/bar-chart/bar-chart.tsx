import { ticks } from '../chart-frame/scale.ts';
import { useWidth } from '../chart-frame/use-width.ts';
import * as styles from './bar-chart.css.ts';

interface Bar {
  id: string;
  /** Below the bar, as short as it can be: '12 Haz'. */
  label: string;
  /** Not below zero. */
  value: number;
  /** What is still to come on top of it, with a dashed outline; not below zero. */
  planned?: number;
  /** The bar of now, in the colour of the sun and with a strong label. */
  isCurrent?: boolean;
}

interface BarChartProps {
  /** What the chart shows, in a sentence, for a screen reader; the frame's table has the figures. */
  label: string;
  bars: readonly Bar[];
  /** A value in the reader's format. */
  format: (value: number) => string;
  /** A value where there is little room, such as '48 B'; `format` when left out. */
  formatShort?: (value: number) => string;
}

const height = 240;
const foot = 28;
const top = 20;
/** Below this height, a label above the bar could not be told from the axis line. */
const smallestLabelled = 0.05;

/** Amounts side by side, from zero. */
export function BarChart({ label, bars, format, formatShort = format }: BarChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const lines = ticks(Math.max(0, ...bars.map(heightOf)));
  const highest = lines.at(-1) ?? 1;
  const axis = 8 + 7 * Math.max(...lines.map((line) => formatShort(line).length));
  const plot = { left: axis, width: Math.max(0, width - axis), height: height - foot - top };
  const slot = plot.width / Math.max(1, bars.length);
  const barWidth = Math.min(48, slot * 0.62);
  const y = (value: number) => top + plot.height * (1 - value / highest);
  const nameWidth = 7 * Math.max(...bars.map((bar) => bar.label.length), 1);
  // The first and the last name stand inside of the drawing, however narrow their bars are.
  const nameMiddle = (middle: number) =>
    Math.max(nameWidth / 2, Math.min(width - nameWidth / 2, middle));
  const moved = Math.max(0, (nameWidth - slot) / 2);
  // Where names would run into each other, every second or third is enough.
  const every = Math.max(1, Math.ceil((nameWidth + moved + 8) / slot));
  // Among those that are named is the bar of now.
  const named =
    Math.max(
      0,
      bars.findIndex(({ isCurrent }) => isCurrent),
    ) % every;
  const roomForValues = slot >= 44;

  return (
    <div ref={ref}>
      <svg className={styles.drawing} role="img" aria-label={label} height={height}>
        {lines.map((line) => (
          <g key={line}>
            <line
              className={line === 0 ? styles.baseLine : styles.gridLine}
              x1={plot.left}
              x2={width}
              y1={y(line)}
              y2={y(line)}
            />
            <text className={styles.axisText} x={plot.left - 8} y={y(line) + 4} textAnchor="end">
              {formatShort(line)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => {
          const middle = plot.left + slot * (index + 0.5);
          const { value, planned = 0, isCurrent = false } = bar;
          const total = value + planned;
          return (
            <g key={bar.id}>
              <title>{`${bar.label}: ${format(total)}`}</title>
              {planned > 0 && (
                <path
                  className={isCurrent ? styles.currentPlanned : styles.planned}
                  d={roundedBar(middle - barWidth / 2, y(total), barWidth, y(value))}
                />
              )}
              <path
                className={isCurrent ? styles.currentBar : styles.bar}
                d={roundedBar(middle - barWidth / 2, y(value), barWidth, y(0))}
              />
              {roomForValues && total / highest >= smallestLabelled && (
                <text className={styles.valueText} x={middle} y={y(total) - 6} textAnchor="middle">
                  {formatShort(total)}
                </text>
              )}
              {index % every === named && (
                <text
                  className={isCurrent ? styles.valueText : styles.axisText}
                  x={nameMiddle(middle)}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {bar.label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function heightOf({ value, planned = 0 }: Bar): number {
  return value + planned;
}

/** Standing on the line, round at the top only. */
function roundedBar(x: number, y: number, width: number, base: number): string {
  const radius = Math.min(4, width / 2, Math.max(0, base - y));
  return `M${x} ${base}V${y + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${base}z`;
}
