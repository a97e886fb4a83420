import type { ReactNode } from 'react';
import * as styles from './list-detail.css.ts';
import { useFocusAtEnd } from './use-focus-at-end.ts';

interface ListDetailProps {
  /** Above both: what the page is called. */
  header: ReactNode;
  list: ReactNode;
  /** The entry that is open; undefined where none is. */
  detail: ReactNode | undefined;
  /** How the two share the room: halves, or the entry wider than the list. */
  columns: keyof typeof styles.splits;
}

/** A list, and beside it the entry that is open; on anything narrower than a desk one or the other. */
export function ListDetail({ header, list, detail, columns }: ListDetailProps) {
  const isOpen = detail !== undefined;
  const page = useFocusAtEnd(isOpen);
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      {header}
      <div className={styles.splits[columns]} data-open={isOpen ? '' : undefined}>
        <div className={styles.side}>{list}</div>
        {detail}
      </div>
    </div>
  );
}
