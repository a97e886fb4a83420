import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editedTourQuery } from '../../../api/resources/tours/edit-queries.ts';
import { toursKey } from '../../../api/resources/tours/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { createCallMemory } from '../../../forms/draft/call-memory.ts';
import { useOfferedDrafts } from '../../../forms/draft/offered-draft.ts';
import type { RecordPart } from '../../../forms/editor/save/save-parts.ts';
import { useRecordForm } from '../../../forms/editor/save/use-record-form.ts';
import { useRetryCount } from '../../../forms/submission/use-retry-count.ts';
import { mergedDates } from './save/merge-dates.ts';
import type { SavedPart, TellProgress } from './save/save-progress.ts';
import { createAdding, saveTour } from './save/save-tour.ts';
import { type StoredTour, storedTour } from './save/stored-tour.ts';
import { stepFields } from './steps.ts';
import { tourErrors } from './values/tour-rules.ts';
import type { TourValues } from './values/tour-values.ts';

interface TourFormOptions {
  hostId: number;
  /** What was read, or an empty form without an id. */
  record: Versioned<StoredTour>;
  files: readonly RecordPart<SavedPart>[];
  /** Told what a save is sending. */
  tell: TellProgress;
  /** The new tour has its id. */
  onCreated: (tourId: number) => void;
  /** Everything is stored. */
  onSaved: () => void;
}

/** The form above the steps. */
export function useTourForm({ hostId, files, tell, ...options }: TourFormOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { attempt, watching } = useRetryCount();
  const [memory] = useState(createCallMemory);
  const [adding] = useState(() => createAdding(watching, memory));
  const { form, stored, ...save } = useRecordForm<TourValues, StoredTour, SavedPart>({
    ...options,
    parts: stepFields,
    rules: tourErrors,
    fieldNamed: (name, inner) => (name === 'duration' ? inner || 'hours' : name),
    merge(started, saved, typed) {
      const lists = { started: started.dates, saved: saved.dates, typed: typed.dates };
      const dates = mergedDates(lists);
      return dates === undefined ? {} : { dates };
    },
    readAnew: async (id) =>
      storedTour(await queryClient.fetchQuery({ ...editedTourQuery(id), staleTime: 0 })),
    save: (session) => saveTour({ session, adding, watching, tell, files }),
    queryKey: toursKey,
    savedText: options.record.id === undefined ? t`The tour was created` : t`The tour was updated`,
  });
  const drafts = useOfferedDrafts(form, `tour ${stored.id ?? 'new'} of ${hostId}`, memory);
  return { ...save, form, stored, attempt, drafts };
}

export type TourForm = ReturnType<typeof useTourForm>['form'];
