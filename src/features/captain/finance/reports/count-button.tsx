import type { ReactNode } from 'react';
import * as styles from '../finance.css.ts';

interface CountButtonProps {
  count: number;
  /** As it is read. */
  children: ReactNode;
  /** What it is the number of, where no head of a row says it. */
  label?: string;
  onPress: () => void;
}

/** A figure that shows the bookings it counts; nothing can be shown of nothing. */
export function CountButton({ count, children, label, onPress }: CountButtonProps) {
  if (count === 0) return children;
  return (
    <button type="button" className={styles.press} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
