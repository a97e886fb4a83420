import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './filter-bar.css.ts';

interface FilterBarProps {
  /** The search itself. */
  search: ReactNode;
  /** Beside it where there is room. */
  price: ReactNode;
  /** Opens all filters. */
  all: ReactNode;
  /** A press away, in a line of their own that scrolls away with the list. */
  quick: ReactNode;
}

/** The search and its filters, at the top of a list; all of them together are in a drawer. */
export function FilterBar({ search, price, all, quick }: FilterBarProps) {
  const { t } = useLingui();
  return (
    <>
      <section className={styles.bar} aria-label={t`Search and filters`}>
        <div className={content}>
          <div className={styles.row}>
            {search}
            <div className={styles.fromLaptop}>{price}</div>
            {all}
          </div>
        </div>
      </section>
      {quick}
    </>
  );
}
