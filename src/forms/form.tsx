import { useStore } from '@tanstack/react-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from './contexts.ts';
import * as styles from './form.css.ts';
import { clearRefusals } from './submission/refusals.ts';

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
 * the person to the first that is not, whether it was checked here or refused by the server.
 */
export function Form({ label, id, children }: FormProps) {
  const form = useFormContext();
  const element = useRef<HTMLFormElement>(null);
  const attempts = useStore(form.store, (state) => state.submissionAttempts);
  // What was tried before, on another part of a form in parts, is none of this part's.
  const [triedBefore] = useState(attempts);
  const settled = useStore(form.store, (state) => !state.isSubmitting);

  // In an effect: only now do the fields on the page say which of them are invalid.
  useEffect(() => {
    if (attempts === triedBefore || !settled) return;
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
      {children}
    </form>
  );
}
