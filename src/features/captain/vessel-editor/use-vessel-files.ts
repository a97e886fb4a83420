import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { boatDocumentsQuery, documentsKey } from '../../../api/resources/documents/queries.ts';
import {
  documentProblems,
  documentProblemText,
} from '../../../forms/documents/document-problems.ts';
import type { HeldDocument } from '../../../forms/documents/held-document.ts';
import { uploadDocuments } from '../../../forms/documents/upload-documents.ts';
import type { RecordPart } from '../../../forms/editor/save/save-parts.ts';
import { type PhotoProgress, uploadPhotos } from '../../../forms/photos/upload-photos.ts';
import { usePhotoList } from '../../../forms/photos/use-photo-list.ts';
import { calendarDay } from '../../../i18n/format.ts';
import type { StoredVessel } from './save/changes.ts';
import type { SavedPart } from './save/save-vessel.ts';

/** The photos and documents of the form, which live above its tabs. `record` is the boat as it was opened. */
export function useVesselFiles(record: StoredVessel) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { id, images } = record;
  const boat = useMemo(() => (id === undefined ? undefined : { id, images }), [id, images]);
  const photos = usePhotoList(boat);
  const photoState = useSyncExternalStore(photos.subscribe, photos.getSnapshot);
  const [progress, setProgress] = useState<PhotoProgress>();
  const [held, setHeld] = useState<readonly HeldDocument[]>([]);
  // A save under way sends what is held by the time it comes to it.
  const latest = useRef(held);

  function hold(documents: readonly HeldDocument[]): void {
    latest.current = documents;
    setHeld(documents);
  }

  const parts: readonly RecordPart<SavedPart>[] = [
    {
      part: 'photos',
      async save(boatId) {
        if (!photos.hasChanges()) return false;
        const { error } = await uploadPhotos(boatId, photos, setProgress);
        setProgress(undefined);
        if (error) throw error;
        return true;
      },
    },
    {
      part: 'documents',
      async save(boatId) {
        if (latest.current.length === 0) return false;
        const { failed } = await uploadDocuments(boatId, latest.current, (document) =>
          hold(latest.current.filter(({ key }) => key !== document.key)),
        );
        void queryClient.invalidateQueries({ queryKey: documentsKey });
        if (failed[0]) throw failed[0].error;
        return true;
      },
    },
  ];

  /** Why the documents keep the boat from being saved; undefined when they do not. */
  async function obstacleTo(boatId: number | undefined): Promise<readonly string[] | undefined> {
    const stored =
      boatId === undefined ? [] : await queryClient.fetchQuery(boatDocumentsQuery(boatId));
    const problems = documentProblems([...stored, ...latest.current], calendarDay());
    return problems.length > 0
      ? problems.map((problem) => documentProblemText(i18n, problem))
      : undefined;
  }

  return {
    photos,
    photoCount: photoState.photos.length,
    arePhotosUnsaved: photos.hasChanges(),
    progress,
    held,
    hold,
    parts,
    obstacleTo,
  };
}

export type VesselFiles = ReturnType<typeof useVesselFiles>;
