import type { ReactNode } from 'react';
import * as styles from './form-part.css.ts';

interface FormPartProps {
  /** Its heading has the id `{id}-title`. */
  id: string;
  title: ReactNode;
  /** A sentence on what the fields are for. */
  lead?: ReactNode;
  /** What can be done with the part as a whole, below the lead. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page in which data are kept: what they are beside the fields, under a line. */
export function FormPart({ id, title, lead, action, children }: FormPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <div className={styles.texts}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
