import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import * as styles from './record-sheet.css.ts';

/** A fact of a record: what it is, and what stands there. */
export function FactLine({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

interface AmountLineProps {
  label: ReactNode;
  /** Lira. */
  lira: number;
  isTotal?: boolean;
}

/** What an amount is for, and how much it is. */
export function AmountLine({ label, lira, isTotal = false }: AmountLineProps) {
  const format = useFormat();
  return (
    <div className={styles.amountLine}>
      <dt className={isTotal ? undefined : styles.label}>{label}</dt>
      <dd className={isTotal ? styles.total : styles.amount}>{format.money(lira)}</dd>
    </div>
  );
}
