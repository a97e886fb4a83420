import type { ReactNode } from 'react';
import * as styles from './figures.css.ts';

export interface Figure {
  /** `24 m`, `12`: already in the reader's format. */
  value: ReactNode;
  /** Lower case, below it: `length`, `guests`. */
  label: ReactNode;
  id: string;
}

/** Measures of one thing in one ruled row, three to a row on phones. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ id, value, label }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
