import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, orApiError } from '../../../api/errors/api-error.ts';
import { editedBoatQuery } from '../../../api/resources/boats/edit-queries.ts';
import { boatsKey } from '../../../api/resources/boats/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { forgetDraft, useDraft } from '../../../forms/draft/draft.ts';
import { firstField } from '../../../forms/editor/parts.ts';
import type { PartOutcome, RecordPart } from '../../../forms/editor/save/save-parts.ts';
import type { Refusals } from '../../../forms/editor/use-errors-across-parts.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { createKeyPerContents } from '../../../forms/submission/key-per-contents.ts';
import {
  useFollow,
  useGuardedSubmission,
} from '../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import { type StoredVessel, storedVessel } from './save/changes.ts';
import { createAdding, type SavedPart, type SaveSession, saveVessel } from './save/save-vessel.ts';
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

/** The fields that the server refused under other names than the form's, or in a list. */
function refusedParts(error: ApiError): FieldErrors<VesselValues> {
  const refused: Record<string, string> = {};
  for (const { field, message } of error.fields) {
    const [first = '', second = ''] = field.replace(/^body\./, '').split('.');
    const renamed: Record<string, string> = {
      model: 'brandModel',
      year: 'buildYear',
      rules: second,
    };
    const name = renamed[first] ?? first;
    if (firstField(tabFields, [name])) refused[name] ??= message;
  }
  return refused;
}

/** What is wrong with the form today. */
export const vesselErrorsOfToday = (values: VesselValues) => vesselErrors(values, calendarDay());

/** The form above the tabs: what is typed, what is stored, and how the last save went. */
export function useVesselForm(options: VesselFormOptions) {
  const { hostId, record, files, obstacleTo, onCreated, onSaved } = options;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [keyFor] = useState(createKeyPerContents);
  const [adding] = useState(createAdding);
  const [stored, setStored] = useState(record);
  const [outcomes, setOutcomes] = useState<readonly PartOutcome<SavedPart>[]>([]);

  const [obstacle, setObstacle] = useState<readonly string[] | ApiError>();
  const refusals = useRef<Refusals<VesselValues>>(undefined);
  /** Whether something was typed while the last save went on: that is not stored. */
  const typedOn = useRef(false);
  const { failure, submit, dismiss, conflict, lastChange, base } = useGuardedSubmission<
    VesselValues,
    StoredVessel
  >({
    record,
    valuesOf: ({ values }) => values,
    refusedFields(error) {
      const fields = refusedParts(error);
      refusals.current = { fields, values: form.state.values };
      return fields;
    },
    async readAnew(): Promise<Versioned<StoredVessel>> {
      // Only a boat that has an id can have been changed meanwhile.
      const id = base.current.id ?? Number.NaN;
      const read = { ...editedBoatQuery(id), staleTime: 0 };
      const { version, ...boat } = await queryClient.fetchQuery(read);
      const anew = { ...storedVessel(boat), version };
      setStored(anew);
      return anew;
    },
    async write(values): Promise<Versioned<StoredVessel>> {
      setOutcomes([]);
      refusals.current = undefined;
      const session: SaveSession = {
        values,
        stored: base.current,
        adding,
        keyFor,
        onStored(now) {
          // What was typed into an empty form belongs to this boat now; the next one begins empty.
          if (base.current.id !== now.id) forgetDraft(form);
          base.current = now;
          setStored(now);
        },
      };
      const before = base.current;
      let found: readonly PartOutcome<SavedPart>[] = [];
      try {
        found = await saveVessel(session, files);
        const failed = found.find(({ error }) => error !== null);
        if (!failed?.error) return session.stored;
        setOutcomes(found);
        throw failed.error;
      } catch (error) {
        const { id } = session.stored;
        // The next save goes on with this boat, also after a reload.
        if (before.id === undefined && id !== undefined) onCreated(id);
        throw error;
      } finally {
        const typed = form.state.values;
        typedOn.current = JSON.stringify(typed) !== JSON.stringify(values);
        if (session.values !== values && typed.services === values.services) {
          form.setFieldValue('services', session.values.services);
        }
        if (found.length > 0 || session.stored !== before) {
          void queryClient.invalidateQueries({ queryKey: boatsKey });
        }
      }
    },
    onAccepted() {
      void notifySuccess(t`The boat has been saved`);
      const { id } = base.current;
      if (!typedOn.current) {
        forgetDraft(form);
        onSaved();
      } else if (record.id === undefined && id !== undefined) onCreated(id);
    },
  });

  const form = useAppForm({
    defaultValues: stored.values,
    ...checkedBy(vesselErrorsOfToday),
    async onSubmit(submitted) {
      setObstacle(undefined);
      const found = await orApiError(obstacleTo(stored.id));
      if (found) setObstacle(found);
      else await submit(submitted);
    },
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, record);
  // What was changed elsewhere is shown as long as nobody has typed anything here.
  useEffect(() => {
    if (!form.state.isTouched) setStored(record);
  }, [form, record]);
  const isRestored = useDraft(form, `vessel ${stored.id ?? 'new'} of ${hostId}`);
  return { form, stored, failure, conflict, lastChange, outcomes, isRestored, refusals, obstacle };
}

export type VesselForm = ReturnType<typeof useVesselForm>['form'];
