import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './back-to-list.css.ts';
import { useWayBack } from './use-way-back.ts';

interface BackToListProps {
  list: '/boats' | '/tours';
  /** What the list is of; on phones the arrow alone is seen. */
  children: ReactNode;
}

/** Leads from the page of an offer back to its list as the person left it. */
export function BackToList({ list, children }: BackToListProps) {
  return (
    <a {...useWayBack(list)} className={styles.back}>
      <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={styles.label}>{children}</span>
    </a>
  );
}
