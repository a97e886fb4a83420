import type { ReactNode } from 'react';
import * as styles from './bottom-bar.css.ts';

interface BottomBarProps {
  /** What is decided here, in a line: a `<Price size="large">`. */
  children: ReactNode;
  /** A quiet line below: the days, what the price is for. */
  detail?: ReactNode;
  /** The page's main action. */
  action: ReactNode;
  /** Below which width it shows: 600, 900 or 1200. */
  below?: keyof typeof styles.until;
}

/**
 * Price and action in reach of the thumb, at the lower edge of small screens. Place it last in what
 * it belongs to: it lets go of the edge where that ends. As wide as its place, so it stands outside
 * of the page's column.
 */
export function BottomBar({ children, detail, action, below = 'laptop' }: BottomBarProps) {
  return (
    <div className={`${styles.bar} ${styles.until[below]}`}>
      <div className={styles.facts}>
        {children}
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
