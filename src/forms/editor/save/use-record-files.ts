import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { documentsKey } from '../../../api/resources/documents/queries.ts';
import type { DocumentKind } from '../../documents/document-kind.ts';
import type { HeldDocument } from '../../documents/held-document.ts';
import { uploadDocuments } from '../../documents/upload-documents.ts';
import type { PhotoKind, StoredPhoto } from '../../photos/photo-kind.ts';
import { type PhotoProgress, uploadPhotos } from '../../photos/upload-photos.ts';
import { usePhotoList } from '../../photos/use-photo-list.ts';
import type { RecordPart } from './save-parts.ts';

interface RecordFilesOptions {
  /** The record as it was opened; without an id while it does not exist. */
  record: { id: number | undefined; images: readonly StoredPhoto[] };
  photoKind: PhotoKind;
  documentKind: DocumentKind;
  /** Told how far the photos have come, and nothing when their sending is over. */
  onPhotos: (progress: PhotoProgress | undefined) => void;
  /** Told how many of the documents that were held are there. */
  onDocuments?: (done: number, all: number) => void;
}

/** The photos and documents of a form, which live above its parts, and are sent with the save. */
export function useRecordFiles(options: RecordFilesOptions) {
  const { record, photoKind, documentKind, onPhotos, onDocuments } = options;
  const queryClient = useQueryClient();
  const { id, images } = record;
  const parent = useMemo(() => (id === undefined ? undefined : { id, images }), [id, images]);
  const photos = usePhotoList(parent, photoKind);
  const { photos: shown } = useSyncExternalStore(photos.subscribe, photos.getSnapshot);
  const [held, setHeld] = useState<readonly HeldDocument[]>([]);
  // A save under way sends what is held by the time it comes to it.
  const latest = useRef(held);

  function hold(documents: readonly HeldDocument[]): void {
    latest.current = documents;
    setHeld(documents);
  }

  const parts: readonly RecordPart<'photos' | 'documents'>[] = [
    {
      part: 'photos',
      async save(parentId) {
        if (!photos.hasChanges()) return false;
        const { error } = await uploadPhotos(parentId, photos, onPhotos);
        onPhotos(undefined);
        if (error) throw error;
        return true;
      },
    },
    {
      part: 'documents',
      async save(parentId) {
        const all = latest.current.length;
        if (all === 0) return false;
        const tell = () => onDocuments?.(all - latest.current.length, all);
        tell();
        const onStored = (document: HeldDocument) => {
          hold(latest.current.filter(({ key }) => key !== document.key));
          tell();
        };
        const { failed } = await uploadDocuments(parentId, latest.current, onStored, documentKind);
        void queryClient.invalidateQueries({ queryKey: documentsKey });
        if (failed[0]) throw failed[0].error;
        return true;
      },
    },
  ];
  /** Which of the two hold what is not saved. */
  const unsaved: ('photos' | 'documents')[] = [];
  if (photos.hasChanges()) unsaved.push('photos');
  if (held.length > 0) unsaved.push('documents');
  return { photos, shown, held, latest, hold, parts, unsaved };
}
