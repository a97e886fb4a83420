import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageItems } from './page-items.ts';
import * as styles from './pagination.css.ts';

/** What a page's link must carry; spread it on a router's `<Link>`. */
export interface PageLinkProps {
  className: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

interface PaginationProps {
  /** What has these pages, where a page shows two lists with pages of their own. */
  label?: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Renders the link to a page (from 1): a page is an address. */
  renderLink: (page: number, props: PageLinkProps) => ReactNode;
}

/** The pages of a list. Nothing for a single page. */
export function Pagination({ label, page, pageCount, renderLink }: PaginationProps) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  const items = pageItems(page, pageCount);
  return (
    <nav aria-label={label ?? t`Pages`}>
      <ul className={styles.list}>
        {page > 1 && (
          <li className={styles.item}>
            {renderLink(page - 1, {
              className: styles.link,
              'aria-label': t`Previous page`,
              children: <ChevronLeft aria-hidden="true" size={20} />,
            })}
          </li>
        )}
        {items.map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-after-${items[index - 1]}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={item} className={styles.item}>
              {renderLink(item, {
                className: styles.link,
                'aria-label': t`Page ${item}`,
                'aria-current': item === page ? 'page' : undefined,
                children: item,
              })}
            </li>
          ),
        )}
        {page < pageCount && (
          <li className={styles.item}>
            {renderLink(page + 1, {
              className: styles.link,
              'aria-label': t`Next page`,
              children: <ChevronRight aria-hidden="true" size={20} />,
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
