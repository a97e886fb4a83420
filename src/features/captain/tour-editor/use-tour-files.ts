import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { documentsKey, tourDocumentsQuery } from '../../../api/resources/documents/queries.ts';
import { documentProblems } from '../../../forms/documents/document-problems.ts';
import type { HeldDocument } from '../../../forms/documents/held-document.ts';
import { tourDocumentKind } from '../../../forms/documents/tour-document-kind.ts';
import { uploadDocuments } from '../../../forms/documents/upload-documents.ts';
import type { RecordPart } from '../../../forms/editor/save/save-parts.ts';
import { tourPhotoKind } from '../../../forms/photos/tour-photo-kind.ts';
import { uploadPhotos } from '../../../forms/photos/upload-photos.ts';
import { usePhotoList } from '../../../forms/photos/use-photo-list.ts';
import { calendarDay } from '../../../i18n/format.ts';
import type { SavedPart, TellProgress } from './save/save-progress.ts';
import type { StoredTour } from './save/stored-tour.ts';
import type { TourStep } from './steps.ts';

type FileStep = Extract<TourStep, 'photos' | 'documents'>;

/** The photos and documents of the form, which live above its steps. `record` is the tour as it was opened. */
export function useTourFiles(record: StoredTour, tell: TellProgress) {
  const queryClient = useQueryClient();
  const { id, images } = record;
  const tour = useMemo(() => (id === undefined ? undefined : { id, images }), [id, images]);
  const photos = usePhotoList(tour, tourPhotoKind);
  const { photos: shown } = useSyncExternalStore(photos.subscribe, photos.getSnapshot);
  const [held, setHeld] = useState<readonly HeldDocument[]>([]);
  // A save under way sends what is held by the time it comes to it.
  const latest = useRef(held);
  const stored = useQuery({
    ...tourDocumentsQuery(id ?? Number.NaN),
    enabled: id !== undefined,
  });

  function hold(documents: readonly HeldDocument[]): void {
    latest.current = documents;
    setHeld(documents);
  }

  const parts: readonly RecordPart<SavedPart>[] = [
    {
      part: 'photos',
      async save(tourId) {
        if (!photos.hasChanges()) return false;
        const { error } = await uploadPhotos(tourId, photos, ({ stored: done, ...rest }) =>
          tell({ part: 'photos', done, ...rest }),
        );
        if (error) throw error;
        return true;
      },
    },
    {
      part: 'documents',
      async save(tourId) {
        const all = latest.current.length;
        if (all === 0) return false;
        const tellDone = () => tell({ part: 'documents', done: all - latest.current.length, all });
        tellDone();
        const { failed } = await uploadDocuments(
          tourId,
          latest.current,
          (document) => {
            hold(latest.current.filter(({ key }) => key !== document.key));
            tellDone();
          },
          tourDocumentKind,
        );
        void queryClient.invalidateQueries({ queryKey: documentsKey });
        if (failed[0]) throw failed[0].error;
        return true;
      },
    },
  ];
  /** Which of the two hold what is not saved. */
  const unsaved: FileStep[] = [];
  if (photos.hasChanges()) unsaved.push('photos');
  if (held.length > 0) unsaved.push('documents');
  /** Which of the two have what a published tour needs. */
  const complete: FileStep[] = [];
  if (shown.length > 0) complete.push('photos');
  const problems = documentProblems(
    [...(stored.data ?? []), ...held],
    calendarDay(),
    tourDocumentKind,
  );
  if (problems.every(({ kind }) => kind === 'expiring')) complete.push('documents');
  return { photos, shown, held, hold, parts, unsaved, complete };
}

export type TourFiles = ReturnType<typeof useTourFiles>;
