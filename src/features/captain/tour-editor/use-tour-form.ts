import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../api/errors/api-error.ts';
import { watchRetries } from '../../../api/pipeline/retry-notices.ts';
import { editedTourQuery } from '../../../api/resources/tours/edit-queries.ts';
import { toursKey } from '../../../api/resources/tours/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { forgetDraft } from '../../../forms/draft/draft.ts';
import { useOfferedDraft } from '../../../forms/draft/offered-draft.ts';
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
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import type { SavedPart, TellProgress } from './save/save-progress.ts';
import { createAdding, type SaveSession, saveTour } from './save/save-tour.ts';
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

/** The fields that the server refused under other names than the form's, or in a list. */
function refusedParts(error: ApiError): FieldErrors<TourValues> {
  const refused: Record<string, string> = {};
  for (const { field, message } of error.fields) {
    const [first = '', second = ''] = field.replace(/^body\./, '').split('.');
    const name = first === 'duration' ? second || 'hours' : first;
    if (firstField(stepFields, [name])) refused[name] ??= message;
  }
  return refused;
}

/** The form above the steps: what is typed, what is stored, and how the last save went. */
export function useTourForm(options: TourFormOptions) {
  const { hostId, record, files, tell, onCreated, onSaved } = options;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [keyOf] = useState(createKeyPerContents);
  const [stored, setStored] = useState(record);
  const [outcomes, setOutcomes] = useState<readonly PartOutcome<SavedPart>[]>([]);
  /** Which attempt of a call is under way, from 2 on. */
  const [attempt, setAttempt] = useState<number>();
  const retries = useRef<(() => void)[]>([]);
  function watch(key: string): void {
    setAttempt(undefined);
    retries.current.push(watchRetries(key, setAttempt));
  }
  const [adding] = useState(() => createAdding(watch));
  const refusals = useRef<Refusals<TourValues>>(undefined);
  /** Whether something was typed while the last save went on: that is not stored. */
  const typedOn = useRef(false);

  const { failure, submit, dismiss, conflict, lastChange, base } = useGuardedSubmission<
    TourValues,
    StoredTour
  >({
    record,
    valuesOf: ({ values }) => values,
    refusedFields(error) {
      const fields = refusedParts(error);
      refusals.current = { fields, values: form.state.values };
      return fields;
    },
    async readAnew(): Promise<Versioned<StoredTour>> {
      // Only a tour that has an id can have been changed meanwhile.
      const id = base.current.id ?? Number.NaN;
      const { version, ...tour } = await queryClient.fetchQuery({
        ...editedTourQuery(id),
        staleTime: 0,
      });
      const anew = { ...storedTour(tour), version };
      setStored(anew);
      return anew;
    },
    async write(values): Promise<Versioned<StoredTour>> {
      setOutcomes([]);
      refusals.current = undefined;
      const session: SaveSession = {
        values,
        stored: base.current,
        adding,
        tell,
        keyFor(contents) {
          const key = keyOf(contents);
          watch(key);
          return key;
        },
        onStored(now) {
          // What was typed into an empty form belongs to this tour now; the next one begins empty.
          if (base.current.id !== now.id) forgetDraft(form);
          base.current = now;
          setStored(now);
        },
      };
      const before = base.current;
      let found: readonly PartOutcome<SavedPart>[] = [];
      try {
        found = await saveTour(session, files);
        const failed = found.find(({ error }) => error !== null);
        if (!failed?.error) return session.stored;
        setOutcomes(found);
        throw failed.error;
      } catch (error) {
        const { id } = session.stored;
        // The next save goes on with this tour, also after a reload.
        if (before.id === undefined && id !== undefined) onCreated(id);
        throw error;
      } finally {
        for (const stop of retries.current.splice(0)) stop();
        setAttempt(undefined);
        const typed = form.state.values;
        typedOn.current = JSON.stringify(typed) !== JSON.stringify(values);
        if (session.values !== values && typed.dates === values.dates) {
          form.setFieldValue('dates', session.values.dates);
        }
        if (found.length > 0 || session.stored !== before) {
          void queryClient.invalidateQueries({ queryKey: toursKey });
        }
      }
    },
    onAccepted() {
      void notifySuccess(
        record.id === undefined ? t`The tour was created` : t`The tour was updated`,
      );
      const { id } = base.current;
      if (!typedOn.current) {
        forgetDraft(form);
        onSaved();
      } else if (record.id === undefined && id !== undefined) onCreated(id);
    },
  });

  const form = useAppForm({
    defaultValues: stored.values,
    ...checkedBy(tourErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, record);
  // What was changed elsewhere is shown as long as nobody has typed anything here.
  useEffect(() => {
    if (!form.state.isTouched) setStored(record);
  }, [form, record]);
  const draft = useOfferedDraft(form, `tour ${stored.id ?? 'new'} of ${hostId}`);
  return { form, stored, failure, conflict, lastChange, outcomes, attempt, draft, refusals };
}

export type TourForm = ReturnType<typeof useTourForm>['form'];
