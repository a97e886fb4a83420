import type { ReactNode } from 'react';
import * as styles from './next-trip.css.ts';

interface PartProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** One thing to know before the trip. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}
