import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { createTourOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { hostToursQuery } from '../../../api/resources/tours/host-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { page as pageStyle } from '../../../domain/host-offer/list/offer-list.css.ts';
import { OfferListSkeleton } from '../../../domain/host-offer/list/offer-list-skeleton.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import type { TourListSearch } from './list/search-params.ts';
import { TourList } from './list/tour-list.tsx';

interface ToursPageProps {
  /** The user whose tours they are. */
  hostId: number;
  search: TourListSearch;
  onSearch: (search: TourListSearch) => void;
  /** The tour that a link has led to. */
  target: number | undefined;
}

/** `/captain/tours`: the tours of a captain, what guests see of them, and the way to change them. */
export function ToursPage({ hostId, search, onSearch, target }: ToursPageProps) {
  const { i18n } = useLingui();
  const user = useSession();
  const page = useRef<HTMLDivElement>(null);
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const tours = useQuery({ ...hostToursQuery(hostId), retryOnMount: false });
  const mayAdd = mayCall(createTourOperation, user, hostId);
  const add = mayAdd && (
    <Link
      to="/captain/tours/$tourId/{-$step}"
      params={{ tourId: 'new', step: 'details' }}
      className={button()}
    >
      <Trans>Add a tour</Trans>
    </Link>
  );
  return (
    <div ref={page} tabIndex={-1} className={pageStyle}>
      <PageHeader
        title={<Trans>My tours</Trans>}
        aside={tours.data && tours.data.length > 0 && add}
      />
      {!tours.data && tours.isError && (
        <ErrorDisplay
          {...failureOf(i18n, tours.error)}
          title={<Trans>The tours could not be loaded</Trans>}
          pending={tours.isFetching}
          onRetry={() => void tours.refetch()}
        />
      )}
      {tours.isPending && <OfferListSkeleton />}
      {tours.data?.length === 0 && (
        <EmptyState title={<Trans>Add your first tour</Trans>} action={add}>
          <Trans>
            Say what happens on it, when and for how much; you publish it when everything is there.
          </Trans>
        </EmptyState>
      )}
      {tours.data && tours.data.length > 0 && (
        <TourList
          hostId={hostId}
          tours={tours.data}
          search={search}
          onSearch={onSearch}
          target={target}
          onDeleted={() => page.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
