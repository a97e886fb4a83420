import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, orApiError } from '../../../api/errors/api-error.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import { forgetDraft } from '../../draft/draft.ts';
import type { FieldErrors } from '../../field-error.ts';
import { createKeyedCalls } from '../../submission/keyed-calls.ts';
import { useFollow, useGuardedSubmission } from '../../submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../use-app-form.ts';
import { changedFields, namesOf } from '../parts.ts';
import { type Refusals, useErrorsAcrossParts } from '../use-errors-across-parts.ts';
import { type FieldNaming, refusedFields } from './refused-fields.ts';
import type { PartOutcome } from './save-parts.ts';
import type { SaveSession, StoredRecord } from './save-record.ts';

interface RecordFormOptions<Values, Stored, Part extends string> extends FieldNaming<Values> {
  /** What was read, or an empty form without an id. */
  record: Versioned<Stored>;
  /** What is wrong with the form, by its fields; one function over time. */
  rules: (values: Values) => FieldErrors<Values>;
  /** As of `useGuardedSubmission`. */
  merge?: (started: Values, saved: Values, typed: Values) => Partial<Values>;
  /** Reads the record past every cache. Rejects with an ApiError. */
  readAnew: (id: number) => Promise<Versioned<Stored>>;
  /** Stores what differs, and answers how its parts went. Rejects with the ApiError of the record itself. */
  save: (session: SaveSession<Values, Stored>) => Promise<PartOutcome<Part>[]>;
  /** What keeps the record from being saved, in sentences; rejects with an ApiError when that cannot be known. */
  obstacleTo?: (id: number | undefined) => Promise<readonly string[] | undefined>;
  /** What is read anew after a save. */
  queryKey: QueryKey;
  /** Said when everything is stored. */
  savedText: string;
  /** The new record has its id. */
  onCreated: (id: number) => void;
  /** Everything is stored. */
  onSaved: () => void;
}

/** Puts what a save has given ids into the form, unless it was changed there meanwhile. */
function takeIds<Values extends object>(form: AnyFormApi, sent: Values, saved: Values): void {
  for (const name of namesOf(sent)) {
    const isTyped = form.state.values[name] !== sent[name];
    if (saved[name] !== sent[name] && !isTyped) form.setFieldValue(name, saved[name]);
  }
}

/**
 * The form of a record that is stored by several calls: what is typed, what is stored, and how the last save went.
 * A save that fails half-way keeps what it has stored, and the next one sends only the rest.
 */
export function useRecordForm<
  Values extends object,
  Stored extends StoredRecord<Values>,
  Part extends string,
>(options: RecordFormOptions<Values, Stored, Part>) {
  const { record, rules, obstacleTo, onCreated, onSaved } = options;
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const [stored, setStored] = useState(record);
  const [outcomes, setOutcomes] = useState<readonly PartOutcome<Part>[]>([]);
  const [obstacle, setObstacle] = useState<readonly string[] | ApiError>();
  const refusals = useRef<Refusals<Values>>(undefined);
  /** Whether something was typed while the last save went on: that is not stored. */
  const typedOn = useRef(false);

  const { submit, base, ...submission } = useGuardedSubmission<Values, Stored>({
    record,
    valuesOf: ({ values }) => values,
    merge: options.merge,
    refusedFields(error) {
      const fields = refusedFields(error, options);
      refusals.current = { fields, values: form.state.values };
      return fields;
    },
    async readAnew() {
      // Only a record that has an id can have been changed meanwhile.
      const anew = await options.readAnew(base.current.id ?? Number.NaN);
      setStored(anew);
      return anew;
    },
    async write(values) {
      setOutcomes([]);
      refusals.current = undefined;
      const before = base.current;
      const session: SaveSession<Values, Stored> = {
        values,
        stored: before,
        keep(now) {
          session.stored = now;
          // What was typed into an empty form belongs to this record now; the next one begins empty.
          if (base.current.id !== now.id) forgetDraft(form);
          base.current = now;
          setStored(now);
        },
        keyed,
      };
      let found: readonly PartOutcome<Part>[] = [];
      try {
        found = await options.save(session);
        const failed = found.find(({ error }) => error !== null);
        if (!failed?.error) return session.stored;
        setOutcomes(found);
        throw failed.error;
      } catch (error) {
        const { id } = session.stored;
        // The next save goes on with this record, also after a reload.
        if (before.id === undefined && id !== undefined) onCreated(id);
        throw error;
      } finally {
        const typed = form.state.values;
        typedOn.current = JSON.stringify(typed) !== JSON.stringify(values);
        takeIds(form, values, session.values);
        if (found.length > 0 || session.stored !== before) {
          void queryClient.invalidateQueries({ queryKey: options.queryKey });
        }
      }
    },
    onAccepted() {
      void notifySuccess(options.savedText);
      const { id } = base.current;
      if (!typedOn.current) {
        forgetDraft(form);
        onSaved();
      } else if (record.id === undefined && id !== undefined) onCreated(id);
    },
  });

  const form = useAppForm({
    defaultValues: stored.values,
    ...checkedBy(rules),
    async onSubmit(submitted) {
      setObstacle(undefined);
      const found = obstacleTo && (await orApiError(obstacleTo(stored.id)));
      if (found) setObstacle(found);
      else await submit(submitted);
    },
    onSubmitInvalid: submission.dismiss,
  });
  useFollow(form, base, record);
  // What was changed elsewhere is shown as long as nobody has typed anything here.
  useEffect(() => {
    if (!form.state.isTouched) setStored(record);
  }, [form, record]);
  useErrorsAcrossParts(form, refusals, rules);

  const values = useStore(form.store, (state) => state.values);
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  return {
    ...submission,
    form,
    stored,
    outcomes,
    obstacle,
    values,
    isSubmitting,
    /** Fields that are wrong, and those that differ from what is stored. */
    wrong: namesOf(fieldMeta).filter((name) => fieldMeta[name]?.errors.length),
    changed: changedFields(values, stored.values),
  };
}
