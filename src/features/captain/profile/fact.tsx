import type { ReactNode } from 'react';
import * as styles from './captain-profile-page.css.ts';

interface FactProps {
  name: ReactNode;
  /** A dash stands for what is not known. */
  children: ReactNode;
  wide?: boolean;
}

/** One detail by its name; belongs into a `<dl>`. */
export function Fact({ name, children, wide = false }: FactProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children || '–'}</dd>
    </div>
  );
}
