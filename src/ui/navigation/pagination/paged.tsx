import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '../../actions/button/button.css.ts';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import * as styles from './paged.css.ts';
import { type PageLinkProps, Pagination } from './pagination.tsx';

interface PagedProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Renders the link to a page (from 1): a page is an address. */
  renderLink: (page: number, props: PageLinkProps) => ReactNode;
  /** What is on the page. */
  children: ReactNode;
  /** `children` are of the page before: whether this page exists is not known yet. */
  isPlaceholder?: boolean;
}

/** A page of a list and the way to the others, or that there is no such page. */
export function Paged({
  page,
  pageCount,
  renderLink,
  children,
  isPlaceholder = false,
}: PagedProps) {
  if (page > pageCount && !isPlaceholder) {
    return (
      <EmptyState
        title={<Trans>There is no such page</Trans>}
        action={renderLink(1, {
          className: button({ variant: 'secondary' }),
          children: <Trans>Go to the first page</Trans>,
        })}
      >
        <Plural value={pageCount} one="The list has # page." other="The list has # pages." />
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} pageCount={pageCount} renderLink={renderLink} />
        </div>
      )}
    </>
  );
}
