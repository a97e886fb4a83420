import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { createTourOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import { hostToursQuery } from '../../../api/resources/tours/host-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { OfferListPage } from '../../../domain/host-offer/list/offer-list-page.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
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
  const user = useSession();
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const tours = useQuery({ ...hostToursQuery(hostId), retryOnMount: false });
  const add = mayCall(createTourOperation, user, hostId) && (
    <Link
      to="/captain/tours/$tourId/{-$step}"
      params={{ tourId: 'new', step: 'details' }}
      className={button()}
    >
      <Trans>Add a tour</Trans>
    </Link>
  );
  return (
    <OfferListPage
      title={<Trans>My tours</Trans>}
      result={tours}
      failure={{ title: <Trans>The tours could not be loaded</Trans> }}
      add={add}
      empty={
        <EmptyState title={<Trans>Add your first tour</Trans>} action={add}>
          <Trans>
            Say what happens on it, when and for how much; you publish it when everything is there.
          </Trans>
        </EmptyState>
      }
    >
      {(all, onDeleted) => (
        <TourList
          hostId={hostId}
          tours={all}
          search={search}
          onSearch={onSearch}
          target={target}
          onDeleted={onDeleted}
        />
      )}
    </OfferListPage>
  );
}
