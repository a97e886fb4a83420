import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { QueryError } from '../../query/query-error.tsx';
import * as styles from './offer-list.css.ts';
import { OfferListSkeleton } from './offer-list-skeleton.tsx';

interface OfferListPageProps<Offer> {
  title: ReactNode;
  /** All offers of the host. */
  result: UseQueryResult<readonly Offer[]>;
  /** What is told where they could not be had, instead of what the failure itself says. */
  failure: { title?: ReactNode; message?: ReactNode };
  /** The way to a new offer, beside the title once there is one; nothing for whoever may not add any. */
  add: ReactNode;
  /** What stands there before the first offer. */
  empty: ReactNode;
  /** The list; the page takes the focus, which the button of an offer had that is gone. */
  children: (offers: readonly Offer[], onDeleted: () => void) => ReactNode;
}

/** `/captain/vessels`, `/captain/tours`: the boats or tours of a host, in every state that their list may be in. */
export function OfferListPage<Offer>(props: OfferListPageProps<Offer>) {
  const { title, result, failure, add, empty, children } = props;
  const page = useRef<HTMLDivElement>(null);
  const { data } = result;
  const hasOffers = data !== undefined && data.length > 0;
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <PageHeader title={title} aside={hasOffers && add} />
      {!data && result.isError && <QueryError result={result} {...failure} />}
      {result.isPending && <OfferListSkeleton />}
      {data?.length === 0 && empty}
      {hasOffers && children(data, () => page.current?.focus({ preventScroll: true }))}
    </div>
  );
}
