import type { CSSProperties, ReactNode } from 'react';
import * as styles from './section-heading.css.ts';

interface SectionHeadingProps {
  children: ReactNode;
  /** Which sun stands on the horizon; down a page they go dawn, noon, dusk. */
  light?: 'dawn' | 'noon' | 'dusk';
  /**
   * Where on the line it stands, 0 (start) to 1 (end); the next ones down the page stand further on. Where the
   * browser can, each travels to the end with the scroll, and stands there halfway.
   */
  sunAt?: number;
  /** At the end of the title's line: a link to all of them. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
}

/** A custom property is not among the names that CSSProperties lists. */
const standing = (sunAt: number) => ({ '--sun-at': sunAt }) as CSSProperties;

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
        <span className={styles.sun[light]} style={standing(sunAt)} />
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
