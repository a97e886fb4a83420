// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements cannot be placed where only some of its days exist
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid is the keyboard's, and arrows lead on

import { Trans } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import * as styles from './grid.css.ts';
import type { GridContext } from './grid-context.ts';
import type { VisibleWeek } from './grid-row.tsx';
import { WEEK } from './sizes.ts';

interface GridHeadProps {
  weeks: readonly VisibleWeek[];
  grid: GridContext;
}

/** Months and days above the rows; they stay while the rows go by. */
export const GridHead = memo(function GridHead({ weeks, grid }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        <Trans>Boat</Trans>
      </div>
      <Months grid={grid} />
      {weeks.map(({ index, left }) => (
        <div key={index} role="presentation" className={styles.headWeek} style={{ left }}>
          {grid.words.days
            .slice(index * WEEK, (index + 1) * WEEK)
            .map(({ day, number, weekday, full, isWeekend }, offset) => (
              <div
                key={day}
                role="columnheader"
                aria-colindex={index * WEEK + offset + 2}
                aria-label={full}
                aria-current={index * WEEK + offset === grid.todayIndex ? 'date' : undefined}
                className={styles.headDay}
                data-weekend={isWeekend || undefined}
              >
                <span className={styles.weekday}>{weekday}</span>
                <span className={styles.number}>{number}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
});

/** Every day's own name says its month, so these are for the eye. */
const Months = memo(function Months({ grid }: { grid: GridContext }) {
  const format = useFormat();
  const months = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { day } of grid.words.days) {
      const month = day.slice(0, 7);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
    return [...counts];
  }, [grid.words.days]);
  return (
    <div role="presentation" aria-hidden="true" className={styles.months}>
      {months.map(([month, count]) => (
        <div key={month} className={styles.month} style={{ width: count * grid.dayWidth }}>
          <span className={styles.monthName}>{format.date(`${month}-01`, 'month')}</span>
        </div>
      ))}
    </div>
  );
});
