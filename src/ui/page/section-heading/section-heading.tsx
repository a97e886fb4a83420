import type { ReactNode } from 'react';
import * as styles from './section-heading.css.ts';

interface SectionHeadingProps {
  children: ReactNode;
  /** Which sun stands on the horizon; down a page they go dawn, noon, dusk. */
  light?: 'dawn' | 'noon' | 'dusk';
  /** Where on the line it stands, 0 (start) to 1 (end); it travels to the end down the page. */
  sunAt?: number;
  /** At the end of the title's line: a link to all of them. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
}

/** Opens a section: an ink line as horizon, a half-sun on it, the title below. */
export function SectionHeading({
  children,
  light = 'dawn',
  sunAt = 0.08,
  aside,
  level = 2,
  id,
}: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.section}>
      <div className={styles.horizon} aria-hidden="true">
        <span className={styles.sun[light]} style={{ insetInlineStart: `${sunAt * 100}%` }} />
      </div>
      <div className={styles.line}>
        <Heading id={id} className={styles.title}>
          {children}
        </Heading>
        {aside}
      </div>
    </div>
  );
}
