import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { createTourOperation, updateTourOperation } from '../../../api/contract/contract.ts';
import type { Tour } from '../../../api/contract/types.ts';
import { editedTourQuery } from '../../../api/resources/tours/edit-queries.ts';
import { type EditedKind, EditorPage } from '../../../forms/editor/page/editor-page.tsx';
import type { TourPreview } from './preview/preview.tsx';
import { emptyTour, type StoredTour, storedTour } from './save/stored-tour.ts';
import type { TourStep } from './steps.ts';
import { toStep } from './to-step.ts';
import { TourForm } from './tour-form.tsx';

const editedTour: EditedKind<Tour, StoredTour> = {
  words: {
    newTitle: <Trans>Add a new tour</Trans>,
    editTitle: <Trans>Edit tour</Trans>,
    list: '/captain/tours',
    listName: <Trans>My tours</Trans>,
    toList: <Trans>To my tours</Trans>,
    missing: <Trans>There is no such tour</Trans>,
    onlyHost: <Trans>Only the guide of a tour adds it and changes it here.</Trans>,
  },
  createOperation: createTourOperation,
  updateOperation: updateTourOperation,
  query: editedTourQuery,
  hostOf: ({ guideId }) => guideId,
  storedOf: storedTour,
  empty: emptyTour,
};

interface TourEditorPageProps {
  hostId: number;
  /** Of the tour; `new` for one that is to be added, undefined for an address that names none. */
  tour: number | 'new' | undefined;
  step: TourStep;
  /** What guests will see of a tour. */
  preview: TourPreview;
}

/** `/captain/tours/new/…` and `/captain/tours/{id}/…`: a tour from the first word to the last date, in seven steps. */
export function TourEditorPage({ hostId, tour, step, preview }: TourEditorPageProps) {
  const navigate = useNavigate();
  return (
    <EditorPage
      hostId={hostId}
      id={tour}
      kind={editedTour}
      onCreated={(id) => void navigate(toStep(String(id), step))}
    >
      {(form) => <TourForm {...form} step={step} preview={preview} />}
    </EditorPage>
  );
}
