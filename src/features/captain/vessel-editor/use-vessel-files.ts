import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { boatDocumentsQuery } from '../../../api/resources/documents/queries.ts';
import { boatDocumentKind } from '../../../forms/documents/document-kind.ts';
import {
  documentProblems,
  documentProblemText,
} from '../../../forms/documents/document-problems.ts';
import { useRecordFiles } from '../../../forms/editor/save/use-record-files.ts';
import { boatPhotoKind } from '../../../forms/photos/photo-kind.ts';
import type { PhotoProgress } from '../../../forms/photos/upload-photos.ts';
import { calendarDay } from '../../../i18n/format.ts';
import type { StoredVessel } from './save/changes.ts';

/** The photos and documents of the form. `record` is the boat as it was opened. */
export function useVesselFiles(record: StoredVessel) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<PhotoProgress>();
  const files = useRecordFiles({
    record,
    photoKind: boatPhotoKind,
    documentKind: boatDocumentKind,
    onPhotos: setProgress,
  });

  /** Why the documents keep the boat from being saved; undefined when they do not. */
  async function obstacleTo(boatId: number | undefined): Promise<readonly string[] | undefined> {
    const stored =
      boatId === undefined ? [] : await queryClient.fetchQuery(boatDocumentsQuery(boatId));
    const problems = documentProblems([...stored, ...files.latest.current], calendarDay());
    return problems.length > 0
      ? problems.map((problem) => documentProblemText(i18n, problem))
      : undefined;
  }

  return { ...files, progress, obstacleTo };
}

export type VesselFiles = ReturnType<typeof useVesselFiles>;
