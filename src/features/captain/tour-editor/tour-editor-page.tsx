import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { createTourOperation, updateTourOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import type { Tour } from '../../../api/contract/types.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { editedTourQuery } from '../../../api/resources/tours/edit-queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { EditorHeader, NoAccess, NoTour } from './editor-states.tsx';
import type { TourPreview } from './preview/preview.tsx';
import { storedTour } from './save/stored-tour.ts';
import type { TourStep } from './steps.ts';
import { TourForm } from './tour-form.tsx';
import { newTour } from './values/tour-values.ts';

interface TourEditorPageProps {
  hostId: number;
  /** Of the tour; `new` for one that is to be added, undefined for an address that names none. */
  tour: number | 'new' | undefined;
  step: TourStep;
  /** What guests will see of a tour. */
  preview: TourPreview;
}

const newTitle = <Trans>Add a new tour</Trans>;
const editTitle = <Trans>Edit tour</Trans>;

/** `/captain/tours/new/…` and `/captain/tours/{id}/…`: a tour from the first word to the last date, in seven steps. */
export function TourEditorPage({ hostId, tour, step, preview }: TourEditorPageProps) {
  const navigate = useNavigate();
  const user = useSession();
  // A tour that was added here keeps its form, with what is still to be sent.
  const [added, setAdded] = useState<number>();
  // Its address follows a moment later; only after that is `new` another tour.
  const [isAtAdded, setAtAdded] = useState(false);
  if (tour === added && added !== undefined && !isAtAdded) setAtAdded(true);

  if (tour === undefined) return <NoTour />;
  if (tour === 'new' || tour === added) {
    if (!mayCall(createTourOperation, user, hostId)) return <NoAccess title={newTitle} />;
    return (
      <>
        <EditorHeader title={newTitle} />
        <NewTourForm
          key={tour === 'new' && isAtAdded ? 'another' : 'new'}
          hostId={hostId}
          step={step}
          preview={preview}
          address={String(tour)}
          onCreated={(tourId) => {
            setAdded(tourId);
            void navigate({
              to: '/captain/tours/$tourId/{-$step}',
              params: { tourId: String(tourId), step },
              replace: true,
              resetScroll: false,
              state: { keepsFocus: true },
            });
          }}
        />
      </>
    );
  }
  return <StoredTourForm key={tour} hostId={hostId} id={tour} step={step} preview={preview} />;
}

interface NewTourFormProps {
  hostId: number;
  step: TourStep;
  preview: TourPreview;
  address: string;
  onCreated: (tourId: number) => void;
}

function NewTourForm(props: NewTourFormProps) {
  const [record] = useState(() => ({
    id: undefined,
    status: undefined,
    values: newTour(),
    images: [],
    rating: null,
    reviewCount: 0,
    version: undefined,
  }));
  return <TourForm {...props} record={record} />;
}

interface StoredTourFormProps {
  hostId: number;
  id: number;
  step: TourStep;
  preview: TourPreview;
}

function StoredTourForm({ hostId, id, step, preview }: StoredTourFormProps) {
  const { i18n } = useLingui();
  const user = useSession();
  const { data, error, isFetching, refetch } = useQuery(editedTourQuery(id));
  if (data) {
    // Published tours are for everybody to read, and for their guide to change.
    if (data.guideId !== hostId || !mayCall(updateTourOperation, user, data.guideId)) {
      return <NoAccess title={editTitle} />;
    }
    return (
      <>
        <EditorHeader title={editTitle} lead={data.name} />
        <ReadTourForm hostId={hostId} tour={data} step={step} preview={preview} />
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NoTour />;
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
      <EditorHeader title={editTitle} />
      <p role="status" className={visuallyHidden}>
        <Trans>Loading…</Trans>
      </p>
      <Skeleton height="480px" />
    </>
  );
}

interface ReadTourFormProps {
  hostId: number;
  tour: Versioned<Tour>;
  step: TourStep;
  preview: TourPreview;
}

function ReadTourForm({ hostId, tour, step, preview }: ReadTourFormProps) {
  const record = useMemo(() => storedTour(tour), [tour]);
  return (
    <TourForm
      hostId={hostId}
      record={record}
      step={step}
      preview={preview}
      address={String(tour.id)}
      onCreated={() => undefined}
    />
  );
}
