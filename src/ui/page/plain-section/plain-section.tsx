import { type ReactNode, useId } from 'react';
import * as styles from './plain-section.css.ts';

interface PlainSectionProps {
  title: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** `tight` on the page of one record, whose parts are short. */
  spacing?: keyof typeof styles.section;
  children: ReactNode;
}

/**
 * A part of a page that is worked with, under a plain title. On the long pages that guests read a part
 * stands under its own horizon and has an address: `PageSection`.
 */
export function PlainSection({ title, aside, spacing = 'normal', children }: PlainSectionProps) {
  const id = useId();
  return (
    <section className={styles.section[spacing]} aria-labelledby={id}>
      <div className={styles.line}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
