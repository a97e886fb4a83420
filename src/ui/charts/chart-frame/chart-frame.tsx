import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '../../actions/button/button.css.ts';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './chart-frame.css.ts';

interface ChartTable {
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

interface ChartFrameProps {
  title: ReactNode;
  /** What is counted, over which time. */
  description?: ReactNode;
  /** At the end of the title's line: the choice of a period. */
  aside?: ReactNode;
  /** The same figures for those who do not see the chart, or want them exactly. */
  table: ChartTable;
  state?: 'ready' | 'loading' | 'failed' | 'empty';
  /** What is said when there is nothing to draw, where more is known than that. */
  empty?: ReactNode;
  /** Asks for the figures again after they failed. */
  onRefresh?: () => void;
  /** Heading level of the title in its page. */
  level?: 2 | 3;
  /** The chart: a `<BarChart>`, a `<LineChart>`, a `<PieChart>`. */
  children: ReactNode;
}

/** A chart with its title, its figures as a table, and what stands there when there is no chart. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, description, aside, table, state = 'ready', level = 2 } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <figure className={styles.frame} aria-busy={state === 'loading'}>
      <figcaption className={styles.caption}>
        <div className={styles.texts}>
          <Heading className={styles.title}>{title}</Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {aside}
      </figcaption>
      {state === 'ready' ? (
        <>
          {props.children}
          <FigureTable table={table} />
        </>
      ) : (
        <Missing state={state} empty={props.empty} onRefresh={props.onRefresh} />
      )}
    </figure>
  );
}

function FigureTable({ table: { columns, rows } }: { table: ChartTable }) {
  return (
    <details className={styles.alternative}>
      <summary className={styles.summary}>
        <Trans>Show as a table</Trans>
      </summary>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...values] }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface MissingProps {
  state: 'loading' | 'failed' | 'empty';
  empty: ReactNode;
  onRefresh?: () => void;
}

function Missing({ state, empty, onRefresh }: MissingProps) {
  const { t } = useLingui();
  if (state === 'loading') {
    return (
      <div>
        <p role="status" className={visuallyHidden}>
          {t`Loading…`}
        </p>
        <Skeleton height="240px" />
      </div>
    );
  }
  return (
    <div className={styles.place} role={state === 'failed' ? 'alert' : undefined}>
      <p>
        {state === 'failed' ? (
          <Trans>The chart could not be loaded.</Trans>
        ) : (
          (empty ?? <Trans>There is nothing to show for this time yet.</Trans>)
        )}
      </p>
      {state === 'failed' && onRefresh && (
        <button
          type="button"
          className={button({ variant: 'secondary', size: 'small' })}
          onClick={onRefresh}
        >
          <Trans>Refresh</Trans>
        </button>
      )}
    </div>
  );
}
