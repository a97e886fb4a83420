import { useStore } from '@tanstack/react-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from './contexts.ts';
import * as styles from './form.css.ts';
import { clearRefusals } from './submission/refusals/field-refusals.ts';
import { useUnplaced } from './submission/refusals/unplaced.ts';
import { UnplacedNotice } from './submission/refusals/unplaced-notice.tsx';

interface FormProps {
  /** What the form is for, for a screen reader. */
  label: string;
  /** For a button outside of it: `<Button type="submit" form={id}>`. */
  id?: string;
  children: ReactNode;
}

const focusable = 'input, select, textarea, button, [tabindex="0"]';

/** Focuses a field; of a group of choices, which cannot be focused itself, the one that Tab reaches. */
function focusIn(field: HTMLElement) {
  const part = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  part?.focus();
}

/**
 * The `<form>` around the fields: checks them on submit, sends them when all are right, and takes
 * the person to the first that is not, whether it was checked here or refused by the server. A refusal that no
 * field can show stands above them all, and is where the person is taken.
 */
export function Form({ label, id, children }: FormProps) {
  const form = useFormContext();
  const element = useRef<HTMLFormElement>(null);
  const attempts = useStore(form.store, (state) => state.submissionAttempts);
  // What was tried before, on another part of a form in parts, is none of this part's.
  const [triedBefore] = useState(attempts);
  const settled = useStore(form.store, (state) => !state.isSubmitting);
  const unplaced = useUnplaced(form);
  const top = useRef<HTMLDivElement>(null);

  // In an effect: only now do the fields on the page say which of them are invalid.
  useEffect(() => {
    if (attempts === triedBefore || !settled) return;
    if (top.current) return top.current.focus();
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) focusIn(invalid);
  }, [attempts, triedBefore, settled]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.state.isSubmitting) return;
    clearRefusals(form);
    void form.handleSubmit();
  }

  return (
    <form
      ref={element}
      id={id}
      aria-label={label}
      className={styles.form}
      noValidate
      onSubmit={submit}
    >
      {unplaced.length > 0 && (
        <div ref={top} tabIndex={-1} className={styles.top}>
          <UnplacedNotice refusals={unplaced} />
        </div>
      )}
      {children}
    </form>
  );
}
