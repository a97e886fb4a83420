import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editedBoatQuery } from '../../../api/resources/boats/edit-queries.ts';
import { boatsKey } from '../../../api/resources/boats/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { createCallMemory } from '../../../forms/draft/call-memory.ts';
import { useDraft } from '../../../forms/draft/draft.ts';
import type { RecordPart } from '../../../forms/editor/save/save-parts.ts';
import { useRecordForm } from '../../../forms/editor/save/use-record-form.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { type StoredVessel, storedVessel } from './save/changes.ts';
import { createAdding, type SavedPart, saveVessel } from './save/save-vessel.ts';
import { tabFields } from './values/tabs.ts';
import { vesselErrors } from './values/vessel-rules.ts';
import type { VesselValues } from './values/vessel-values.ts';

interface VesselFormOptions {
  hostId: number;
  /** What was read, or an empty form without an id. */
  record: Versioned<StoredVessel>;
  files: readonly RecordPart<SavedPart>[];
  /** What keeps the boat from being saved, in sentences; rejects with an ApiError when that cannot be known. */
  obstacleTo: (boatId: number | undefined) => Promise<readonly string[] | undefined>;
  /** The new boat has its id. */
  onCreated: (boatId: number) => void;
  /** Everything is stored. */
  onSaved: () => void;
}

/** What is wrong with the form today. */
const vesselErrorsOfToday = (values: VesselValues) => vesselErrors(values, calendarDay());

const renamed: Readonly<Record<string, string>> = { model: 'brandModel', year: 'buildYear' };

/** The form above the tabs. */
export function useVesselForm({ hostId, files, ...options }: VesselFormOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [memory] = useState(createCallMemory);
  const [adding] = useState(() => createAdding(memory));
  const { form, stored, ...save } = useRecordForm<VesselValues, StoredVessel, SavedPart>({
    ...options,
    parts: tabFields,
    rules: vesselErrorsOfToday,
    fieldNamed: (name, inner) => (name === 'rules' ? inner : (renamed[name] ?? name)),
    readAnew: async (id) =>
      storedVessel(await queryClient.fetchQuery({ ...editedBoatQuery(id), staleTime: 0 })),
    save: (session) => saveVessel({ session, adding, files }),
    queryKey: boatsKey,
    savedText: t`The boat has been saved`,
  });
  const isRestored = useDraft(form, `vessel ${stored.id ?? 'new'} of ${hostId}`, memory);
  return { ...save, form, stored, isRestored };
}

export type VesselForm = ReturnType<typeof useVesselForm>['form'];
