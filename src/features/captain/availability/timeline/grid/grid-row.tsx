// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements cannot be placed where only some of its days exist
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid is the keyboard's, and arrows lead on

import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Row } from '../model/rows.ts';
import { DayWeek } from './day-week.tsx';
import * as styles from './grid.css.ts';
import type { GridContext } from './grid-context.ts';
import { WEEK } from './sizes.ts';

/** A week in sight and where it begins, in pixels from the first day. */
export interface VisibleWeek {
  index: number;
  left: number;
}

interface GridRowProps {
  row: Row;
  index: number;
  top: number;
  weeks: readonly VisibleWeek[];
  /** The day that the keyboard reaches, -1 for the name; undefined when it is in another row. */
  activeDay: number | undefined;
  firstChosen: number | undefined;
  lastChosen: number | undefined;
  grid: GridContext;
}

/** A boat or tour: its name, which stays, and its days. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, top, weeks, activeDay, firstChosen, lastChosen, grid } = props;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ top }}>
      <div
        role="rowheader"
        id={grid.cellId(index, -1)}
        aria-colindex={1}
        tabIndex={activeDay === -1 ? 0 : -1}
        className={styles.name}
      >
        <a
          className={styles.nameLink}
          href={row.kind === 'boat' ? grid.boatHref(row.id) : grid.tourHref(row.id)}
          data-boat={row.kind === 'boat' ? row.id : undefined}
          data-tour={row.kind === 'tour' ? row.id : undefined}
          tabIndex={-1}
        >
          {row.name}
        </a>
        {(row.kind === 'tour' || row.status !== 'ACTIVE') && (
          <span className={styles.note}>
            {row.kind === 'tour' && <Trans>Tour</Trans>}
            {row.kind === 'tour' && row.status !== 'ACTIVE' && ' · '}
            {row.status !== 'ACTIVE' && <Trans>Not published</Trans>}
          </span>
        )}
      </div>
      {weeks.map(({ index: week, left }) => {
        const [start, end] = [week * WEEK, week * WEEK + WEEK - 1];
        const holds = (day: number | undefined) => day !== undefined && day >= start && day <= end;
        const touches =
          firstChosen !== undefined &&
          lastChosen !== undefined &&
          firstChosen <= end &&
          lastChosen >= start;
        return (
          <DayWeek
            key={week}
            row={row}
            rowIndex={index}
            week={week}
            left={left}
            activeDay={holds(activeDay) ? activeDay : undefined}
            firstChosen={touches ? Math.max(firstChosen, start) : undefined}
            lastChosen={touches ? Math.min(lastChosen, end) : undefined}
            grid={grid}
          />
        );
      })}
    </div>
  );
});
