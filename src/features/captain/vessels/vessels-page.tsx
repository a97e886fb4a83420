import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { createBoatOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { hostBoatsQuery } from '../../../api/resources/boats/host-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import * as styles from '../../../domain/host-offer/list/offer-list.css.ts';
import { OfferListSkeleton } from '../../../domain/host-offer/list/offer-list-skeleton.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
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
  const { i18n, t } = useLingui();
  const user = useSession();
  const page = useRef<HTMLDivElement>(null);
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const fleet = useQuery({ ...hostBoatsQuery(hostId), retryOnMount: false });
  const mayAdd = mayCall(createBoatOperation, user, hostId);
  const isRefused = fleet.error instanceof ApiError && fleet.error.status === 403;
  const failure = failureOf(i18n, fleet.error);
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <PageHeader
        title={<Trans>My vessels</Trans>}
        aside={
          mayAdd &&
          fleet.data &&
          fleet.data.length > 0 && (
            <Link
              to="/captain/vessels/$boatId/$tab"
              params={{ boatId: 'new', tab: 'details' }}
              className={button()}
            >
              <Trans>Add a vessel</Trans>
            </Link>
          )
        }
      />
      {!fleet.data && fleet.isError && (
        <ErrorDisplay
          {...failure}
          title={isRefused ? undefined : <Trans>Loading error</Trans>}
          message={isRefused ? t`You are not allowed to see this page.` : failure.message}
          pending={fleet.isFetching}
          onRetry={() => void fleet.refetch()}
        />
      )}
      {fleet.isPending && <OfferListSkeleton />}
      {fleet.data?.length === 0 && (
        <EmptyState
          title={<Trans>Add your first vessel</Trans>}
          action={
            mayAdd && (
              <Link
                to="/captain/vessels/$boatId/$tab"
                params={{ boatId: 'new', tab: 'details' }}
                className={button()}
              >
                <Trans>Add my first vessel</Trans>
              </Link>
            )
          }
        >
          <Trans>Say what it is and what it costs; you publish it when everything is there.</Trans>
        </EmptyState>
      )}
      {fleet.data && fleet.data.length > 0 && (
        <VesselList
          hostId={hostId}
          fleet={fleet.data}
          search={search}
          onSearch={onSearch}
          target={target}
          onDeleted={() => page.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
