import type { ReactNode } from 'react';
import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  /** A sentence: what this page is for. */
  lead?: ReactNode;
  /** At the end of the title's line: a button or two. */
  aside?: ReactNode;
  /** Above the title: `<Breadcrumbs>` or a way back. */
  above?: ReactNode;
  /** `large` opens a page to read, `medium` one to work in. */
  size?: 'medium' | 'large';
}

/** How a page begins. It brings its own space above and below, not the page's column. */
export function PageHeader({ title, lead, aside, above, size = 'medium' }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {above}
      <div className={styles.line}>
        <div className={styles.texts}>
          <h1 className={styles.title[size]}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </header>
  );
}
