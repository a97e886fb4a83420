import { useQuery } from '@tanstack/react-query';
import { tourDocumentsQuery } from '../../../api/resources/documents/queries.ts';
import { documentProblems } from '../../../forms/documents/document-problems.ts';
import { tourDocumentKind } from '../../../forms/documents/tour-document-kind.ts';
import { useRecordFiles } from '../../../forms/editor/save/use-record-files.ts';
import { tourPhotoKind } from '../../../forms/photos/tour-photo-kind.ts';
import { calendarDay } from '../../../i18n/format.ts';
import type { TellProgress } from './save/save-progress.ts';
import type { StoredTour } from './save/stored-tour.ts';
import type { TourStep } from './steps.ts';

/** The photos and documents of the form. `record` is the tour as it was opened. */
export function useTourFiles(record: StoredTour, tell: TellProgress) {
  const files = useRecordFiles({
    record,
    photoKind: tourPhotoKind,
    documentKind: tourDocumentKind,
    onPhotos(progress) {
      if (!progress) return;
      const { stored: done, ...rest } = progress;
      tell({ part: 'photos', done, ...rest });
    },
    onDocuments: (done, all) => tell({ part: 'documents', done, all }),
  });
  const { id } = record;
  const stored = useQuery({ ...tourDocumentsQuery(id ?? Number.NaN), enabled: id !== undefined });
  /** Which of the two have what a published tour needs. */
  const complete: TourStep[] = [];
  if (files.shown.length > 0) complete.push('photos');
  const problems = documentProblems(
    [...(stored.data ?? []), ...files.held],
    calendarDay(),
    tourDocumentKind,
  );
  if (problems.every(({ kind }) => kind === 'expiring')) complete.push('documents');
  return { ...files, complete };
}

export type TourFiles = ReturnType<typeof useTourFiles>;
