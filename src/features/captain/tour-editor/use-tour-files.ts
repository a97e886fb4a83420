import type { RecordPart } from '../../../forms/editor/save/save-parts.ts';
import { saveDocuments } from './save/save-documents.ts';
import { savePhotos } from './save/save-photos.ts';
import type { SavedPart } from './save/save-tour.ts';
import type { StoredTour } from './save/stored-tour.ts';
import type { TourStep } from './steps.ts';

type FileStep = Extract<TourStep, 'photos' | 'documents'>;

/** The photos and documents of the form, which live above its steps. `record` is the tour as it was opened. */
export function useTourFiles(_record: StoredTour) {
  const parts: readonly RecordPart<SavedPart>[] = [
    {
      part: 'photos',
      async save(tourId) {
        const { isSent, error } = await savePhotos(tourId);
        if (error) throw error;
        return isSent;
      },
    },
    {
      part: 'documents',
      async save(tourId) {
        const { isSent, error } = await saveDocuments(tourId);
        if (error) throw error;
        return isSent;
      },
    },
  ];
  /** Which of the two hold what is not saved. */
  const unsaved: readonly FileStep[] = [];
  /** Which of the two have what a published tour needs. */
  const complete: readonly FileStep[] = [];
  return { parts, unsaved, complete };
}

export type TourFiles = ReturnType<typeof useTourFiles>;
