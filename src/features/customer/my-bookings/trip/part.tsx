import type { ReactNode } from 'react';
import * as styles from './trip.css.ts';

export type PartLevel = 2 | 3;

interface PartProps {
  id: string;
  title: ReactNode;
  /** Of its heading: below that of the trip, or of the page. */
  level: PartLevel;
  children: ReactNode;
}

/** One thing to know before the trip. */
export function Part({ id, title, level, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id} className={styles.partTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
