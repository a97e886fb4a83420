import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '../../../ui/actions/button/button.css.ts';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import type { Way } from '../way.ts';
import * as styles from './listing-grid.css.ts';

/** One change that would find something. */
export interface WayOut<Filters> {
  key: string;
  label: ReactNode;
  changes: Filters;
  /** How many it would find. */
  count: number;
}

interface WaysOutProps<Filters> {
  title: ReactNode;
  children: ReactNode;
  Way: Way<Filters>;
  /** Other days, where days are asked for. */
  days: readonly WayOut<Filters>[];
  /** Without one of the filters, each by its label. */
  looser: readonly WayOut<Filters>[];
  /** Places where there is something, where a text was looked for that is none of them. */
  places?: readonly WayOut<Filters>[];
  countOf: (count: number) => ReactNode;
}

/** Nothing meets all filters: what would, if one of them were given up or the days were others. */
export function WaysOut<Filters>(props: WaysOutProps<Filters>) {
  const { title, children, Way, days, looser, places = [], countOf } = props;
  const list = (ways: readonly WayOut<Filters>[]) => (
    <ul className={styles.list}>
      {ways.map(({ key, label, changes, count }) => (
        <li key={key}>
          <Way changes={changes} className={chip}>
            {label}
            <span className={styles.count}>{countOf(count)}</span>
          </Way>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <EmptyState
        title={title}
        action={
          <Way className={button({ variant: 'secondary' })}>
            <Trans>Clear filters</Trans>
          </Way>
        }
      >
        {children}
      </EmptyState>
      {days.length > 0 && (
        <section className={styles.ways}>
          <h2 className={styles.title}>
            <Trans>Available on other days</Trans>
          </h2>
          {list(days)}
        </section>
      )}
      {looser.length > 0 && (
        <section className={styles.ways}>
          <h2 className={styles.title}>
            <Trans>With one filter removed</Trans>
          </h2>
          {list(looser)}
        </section>
      )}
      {places.length > 0 && (
        <section className={styles.ways}>
          <h2 className={styles.title}>
            <Trans>Places to start from</Trans>
          </h2>
          {list(places)}
        </section>
      )}
    </>
  );
}
