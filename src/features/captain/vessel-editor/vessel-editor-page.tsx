import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { createBoatOperation, updateBoatOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import type { Boat } from '../../../api/contract/types.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { editedBoatQuery } from '../../../api/resources/boats/edit-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import type { Versioned } from '../../../api/versioned.ts';
import * as styles from '../../../forms/editor/editor.css.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { storedVessel } from './save/changes.ts';
import type { VesselTab } from './values/tabs.ts';
import { newVessel } from './values/vessel-values.ts';
import { VesselForm } from './vessel-form.tsx';

interface VesselEditorPageProps {
  hostId: number;
  /** Of the boat; `new` for one that is to be added, undefined for an address that names none. */
  boat: number | 'new' | undefined;
  tab: VesselTab;
}

const newTitle = <Trans>Add a new vessel</Trans>;
const editTitle = <Trans>Edit vessel</Trans>;

/** `/captain/vessels/{id}/{tab}` and `/captain/vessels/new/{tab}`: a boat is added or changed. */
export function VesselEditorPage({ hostId, boat, tab }: VesselEditorPageProps) {
  const navigate = useNavigate();
  const user = useSession();
  // A boat that was added here keeps its form, with what is still to be sent.
  const [added, setAdded] = useState<number>();
  // Its address follows a moment later; only after that is `new` another boat.
  const [isAtAdded, setAtAdded] = useState(false);
  if (boat === added && added !== undefined && !isAtAdded) setAtAdded(true);

  if (boat === undefined) return <NoVessel />;
  if (boat === 'new' || boat === added) {
    if (!mayCall(createBoatOperation, user, hostId)) return <NoAccess title={newTitle} />;
    return (
      <>
        <Header title={newTitle} />
        <NewVesselForm
          key={boat === 'new' && isAtAdded ? 'another' : 'new'}
          hostId={hostId}
          tab={tab}
          address={String(boat)}
          onCreated={(boatId) => {
            setAdded(boatId);
            void navigate({
              to: '/captain/vessels/$boatId/$tab',
              params: { boatId: String(boatId), tab },
              replace: true,
              resetScroll: false,
              state: { keepsFocus: true },
            });
          }}
        />
      </>
    );
  }
  return <StoredVesselForm key={boat} hostId={hostId} id={boat} tab={tab} />;
}

interface NewVesselFormProps {
  hostId: number;
  tab: VesselTab;
  address: string;
  onCreated: (boatId: number) => void;
}

function NewVesselForm(props: NewVesselFormProps) {
  const [record] = useState(() => ({
    id: undefined,
    values: newVessel(calendarDay()),
    featureIds: {},
    images: [],
    version: undefined,
  }));
  return <VesselForm {...props} record={record} />;
}

function StoredVesselForm({ hostId, id, tab }: { hostId: number; id: number; tab: VesselTab }) {
  const { i18n } = useLingui();
  const user = useSession();
  const { data, error, isFetching, refetch } = useQuery(editedBoatQuery(id));
  if (data) {
    // Published boats are for everybody to read, and for their owner to change.
    if (data.ownerId !== hostId || !mayCall(updateBoatOperation, user, data.ownerId)) {
      return <NoAccess title={editTitle} />;
    }
    return (
      <>
        <Header title={editTitle} lead={data.name} />
        <ReadVesselForm hostId={hostId} boat={data} tab={tab} />
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NoVessel />;
  if (error instanceof ApiError && error.status === 403) return <NoAccess title={editTitle} />;
  if (error) {
    return (
      <ErrorDisplay
        {...failureOf(i18n, error)}
        level={1}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Header title={editTitle} />
      <p role="status" className={visuallyHidden}>
        <Trans>Loading…</Trans>
      </p>
      <Skeleton height="480px" />
    </>
  );
}

interface ReadVesselFormProps {
  hostId: number;
  boat: Versioned<Boat>;
  tab: VesselTab;
}

function ReadVesselForm({ hostId, boat, tab }: ReadVesselFormProps) {
  const record = useMemo(() => storedVessel(boat), [boat]);
  return (
    <VesselForm
      hostId={hostId}
      record={record}
      tab={tab}
      address={String(boat.id)}
      onCreated={() => undefined}
    />
  );
}

function Header({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return <PageHeader above={<Back />} title={title} lead={lead} />;
}

function Back() {
  return (
    <Link to="/captain/vessels" className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>My vessels</Trans>
    </Link>
  );
}

function ToList() {
  return (
    <Link to="/captain/vessels" className={button({ variant: 'secondary' })}>
      <Trans>To my vessels</Trans>
    </Link>
  );
}

function NoVessel() {
  return (
    <>
      <Header title={editTitle} />
      <EmptyState title={<Trans>There is no such vessel</Trans>} action={<ToList />}>
        <Trans>It may have been deleted, or the address is not complete.</Trans>
      </EmptyState>
    </>
  );
}

function NoAccess({ title }: { title: ReactNode }) {
  return (
    <>
      <Header title={title} />
      <EmptyState title={<Trans>No access</Trans>} action={<ToList />}>
        <Trans>Only the captain of a vessel adds it and changes it here.</Trans>
      </EmptyState>
    </>
  );
}
