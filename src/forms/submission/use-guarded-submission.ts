import type { AnyFormApi } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import type { Versioned } from '../../api/versioned.ts';
import { type LastChange, lastChangeOf } from '../conflict/last-change.ts';
import { type Difference, differencesOf } from '../conflict/merge.ts';
import { type SubmissionOptions, useSubmission } from './use-submission.ts';

/** How often a write is sent with a newer version by itself, where nothing of the form differs. */
const maxAttempts = 3;

interface GuardedOptions<Values, Saved> extends Omit<SubmissionOptions<Values>, 'send'> {
  /** The record as it was read last. */
  record: Versioned<Saved>;
  valuesOf: (record: Saved) => Values;
  /**
   * Lists of which what was done here and what somebody else has saved can both stand, as they are then. What it
   * leaves out is compared as a whole.
   */
  merge?: ((started: Values, saved: Values, typed: Values) => Partial<Values>) | undefined;
  /** Reads the record past every cache. Rejects with an ApiError. */
  readAnew: () => Promise<Versioned<Saved>>;
  /** Writes unless the record is no longer of that version: then it rejects with the ApiError of a 412. */
  write: (values: Values, version: string | undefined) => Promise<Versioned<Saved>>;
}

/**
 * `useSubmission` for a form that shows a whole record. When somebody else has saved the record since it
 * was read, nothing is written: `conflict` names the fields that differ and `lastChange` who saved, what was typed stays, fields
 * nobody touched here take what is saved now, and the next submission counts from there. Where the form
 * differs in nothing, or in lists that `merge` has put together, it is sent again at once. Call `useFollow` with `base` beside `useAppForm`.
 */
export function useGuardedSubmission<Values extends object, Saved extends object>(
  options: GuardedOptions<Values, Saved>,
) {
  const { record, valuesOf, merge, readAnew, write } = options;
  const base = useRef(record);
  const form = useRef<AnyFormApi>(undefined);
  const [conflict, setConflict] = useState<readonly Difference[]>([]);
  const [lastChange, setLastChange] = useState<LastChange>();

  async function send(submitted: Values): Promise<void> {
    let values = submitted;
    for (let attempt = 1; ; attempt += 1) {
      try {
        base.current = await write(values, base.current.version);
        setConflict([]);
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || error.category !== 'CONFLICT') throw error;
        const saved = await readAnew();
        const [started, theirs] = [valuesOf(base.current), valuesOf(saved)];
        const merged = merge?.(started, theirs, values) ?? {};
        values = { ...values, ...merged };
        for (const [name, value] of Object.entries(merged)) {
          form.current?.setFieldValue(name, value);
        }
        const found = differencesOf(started, theirs, values).filter(
          ({ name }) => !(name in merged),
        );
        base.current = saved;
        setConflict(found);
        setLastChange(lastChangeOf(error));
        for (const { name, theirs: value, isTyped } of found) {
          if (!isTyped) form.current?.setFieldValue(name, value);
        }
        if (found.length > 0 || attempt === maxAttempts) throw error;
      }
    }
  }

  const { submit, ...submission } = useSubmission<Values>({ ...options, send });

  return {
    ...submission,
    conflict,
    lastChange,
    base,
    submit(submitted: Parameters<typeof submit>[0]) {
      form.current = submitted.formApi;
      return submit(submitted);
    },
  };
}

/** Counts from every newer record as long as nothing was typed: the form shows it by itself then. */
export function useFollow<Saved>(
  form: Pick<AnyFormApi, 'state'>,
  base: { current: Versioned<Saved> },
  record: Versioned<Saved>,
): void {
  useEffect(() => {
    if (!form.state.isTouched) base.current = record;
  }, [form, base, record]);
}
