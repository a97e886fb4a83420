import { type ReactNode, useId } from 'react';
import * as styles from './tab-part.css.ts';

interface TabPartProps {
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function TabPart({ title, hint, children }: TabPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
