import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './breadcrumbs.css.ts';

interface BreadcrumbsProps {
  /** From the top down; each `link` is the router's `<Link>` without a class. */
  items: readonly { id: string; link: ReactNode }[];
  /** The page itself, which is no link. */
  current: ReactNode;
}

/** Where a page stands, and the ways up. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`}>
      <ol className={styles.list}>
        {items.map(({ id, link }) => (
          <li key={id} className={styles.item}>
            {link}
            <ChevronRight className={styles.separator} aria-hidden="true" size={16} />
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
