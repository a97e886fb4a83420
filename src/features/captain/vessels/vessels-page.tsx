import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createBoatOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { hostBoatsQuery } from '../../../api/resources/boats/host-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { OfferListPage } from '../../../domain/host-offer/list/offer-list-page.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import type { VesselSearch } from './list/search-params.ts';
import { VesselList } from './list/vessel-list.tsx';

interface VesselsPageProps {
  /** The user whose fleet it is. */
  hostId: number;
  search: VesselSearch;
  onSearch: (search: VesselSearch) => void;
  /** The vessel that a link has led to. */
  target: number | undefined;
}

/** `/captain/vessels`: the fleet of a host, what guests see of it, and the way to change it. */
export function VesselsPage({ hostId, search, onSearch, target }: VesselsPageProps) {
  const user = useSession();
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const fleet = useQuery({ ...hostBoatsQuery(hostId), retryOnMount: false });
  const isRefused = fleet.error instanceof ApiError && fleet.error.status === 403;
  const addBy = (words: ReactNode) =>
    mayCall(createBoatOperation, user, hostId) && (
      <Link
        to="/captain/vessels/$boatId/$tab"
        params={{ boatId: 'new', tab: 'details' }}
        className={button()}
      >
        {words}
      </Link>
    );
  return (
    <OfferListPage
      title={<Trans>My vessels</Trans>}
      result={fleet}
      failure={
        isRefused
          ? { message: <Trans>You are not allowed to see this page.</Trans> }
          : { title: <Trans>Loading error</Trans> }
      }
      add={addBy(<Trans>Add a vessel</Trans>)}
      empty={
        <EmptyState
          title={<Trans>Add your first vessel</Trans>}
          action={addBy(<Trans>Add my first vessel</Trans>)}
        >
          <Trans>Say what it is and what it costs; you publish it when everything is there.</Trans>
        </EmptyState>
      }
    >
      {(all, onDeleted) => (
        <VesselList
          hostId={hostId}
          fleet={all}
          search={search}
          onSearch={onSearch}
          target={target}
          onDeleted={onDeleted}
        />
      )}
    </OfferListPage>
  );
}
