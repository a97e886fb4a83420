import { type ReactNode, useId } from 'react';
import * as styles from './form-part.css.ts';

interface FormPartProps {
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FormPart({ title, hint, children }: FormPartProps) {
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
