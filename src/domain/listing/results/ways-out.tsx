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
  /** What stands there instead of saying that there is nothing. */
  instead?: ReactNode;
  Way: Way<Filters>;
  /** Other days, where days are asked for. */
  days: readonly WayOut<Filters>[];
  /** Without one of the filters, each by its label. */
  looser: readonly WayOut<Filters>[];
  /** Places where there is something, where a text was looked for that is none of them. */
  places?: readonly WayOut<Filters>[];
  countOf: (count: number) => ReactNode;
}

/** How many places are offered where a text finds nothing. */
const MOST_PLACES = 8;

/** Nothing meets all filters: what would, if one of them were given up or the days were others. */
export function WaysOut<Filters>(props: WaysOutProps<Filters>) {
  const { title, children, instead, Way, days, looser, places = [], countOf } = props;
  const sections = [
    { key: 'days', title: <Trans>Available on other days</Trans>, ways: days },
    { key: 'looser', title: <Trans>With one filter removed</Trans>, ways: looser },
    {
      key: 'places',
      title: <Trans>Places to start from</Trans>,
      ways: places.slice(0, MOST_PLACES),
    },
  ];
  return (
    <>
      {instead ?? (
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
      )}
      {sections
        .filter(({ ways }) => ways.length > 0)
        .map(({ key, title: heading, ways }) => (
          <section key={key} className={styles.ways}>
            <h2 className={styles.title}>{heading}</h2>
            <ul className={styles.list}>
              {ways.map((way) => (
                <li key={way.key}>
                  <Way changes={way.changes} className={chip}>
                    {way.label}
                    <span className={styles.count}>{countOf(way.count)}</span>
                  </Way>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
