import type { ReactNode } from 'react';
import * as styles from './ticket.css.ts';

interface TicketFactProps {
  label: ReactNode;
  children: ReactNode;
  /** Takes a line for itself. */
  wide?: boolean;
}

/** One thing that the ticket says, below what it is. */
export function TicketFact({ label, children, wide = false }: TicketFactProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
