import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './disclosure.css.ts';

interface DisclosureProps {
  /** The question, or what is folded away; a heading where the page is made of them. */
  title: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Those of one group, of which one is open at a time. */
  group?: string;
}

/**
 * Something folded away under its title. The browser's own element: it works before any script has
 * come, and a search in the page finds what is in it.
 */
export function Disclosure({ title, children, isOpenAtFirst = false, group }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={group} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown className={styles.chevron} aria-hidden="true" size={20} strokeWidth={1.75} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
