import type { ReactNode } from 'react';
import * as styles from './application-form.css.ts';

interface FormPartProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FormPart({ id, title, children }: FormPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-part`}>
      <h2 id={`${id}-part`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
