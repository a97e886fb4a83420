import type { ReactNode } from 'react';
import * as styles from './slot.css.ts';

/** The place of a field; checklists and the way to an error lead to its id. */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={name} className={styles.slot}>
      {children}
    </div>
  );
}
