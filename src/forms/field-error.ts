import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useFieldContext } from './contexts.ts';

/**
 * What is wrong with a field: a text of ours, translated where it is shown so that it follows the
 * language, or the server's own sentence.
 */
export type FieldErrorText = MessageDescriptor | string;

/** One error per invalid field, by the field's name. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, FieldErrorText>>;

/** The sentence below the field of this context; undefined while nothing is wrong with it. */
export function useFieldError(): string | undefined {
  const { i18n } = useLingui();
  const field = useFieldContext<unknown>();
  // TanStack leaves the type of errors open; the validators and refusals of this folder give no other.
  const error: FieldErrorText | undefined = field.state.meta.errors[0];
  return typeof error === 'object' ? i18n._(error) : error;
}
