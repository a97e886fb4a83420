import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type GenericSchema, safeParse } from 'valibot';
import type { FieldErrors } from './field-error.ts';

/** The sentences for one field, by valibot's name of the rule; `required` is for an empty field. */
export interface RuleTexts {
  required?: MessageDescriptor;
  min_length?: (limit: number) => MessageDescriptor;
  max_length?: (limit: number) => MessageDescriptor;
  email?: MessageDescriptor;
  regex?: MessageDescriptor;
}

// What a field says that brings no sentence of its own.
const general = {
  required: msg`This field is required`,
  min_length: (limit: number) => msg`Enter at least ${limit} characters`,
  max_length: (limit: number) => msg`Enter at most ${limit} characters`,
  email: msg`Enter a valid e-mail address`,
  regex: msg`Check what you have entered here`,
} satisfies Required<RuleTexts>;

function isRule(type: string): type is keyof RuleTexts {
  return type in general;
}

/**
 * What a schema of the contract finds wrong with `value`, one sentence per field: the limits in the
 * sentences are the schema's own. An object without properties means that all is right.
 */
export function schemaErrors<Values extends object>(
  schema: GenericSchema<unknown, Values>,
  value: Values,
  texts: Partial<Record<keyof Values, RuleTexts>>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { type, requirement, path } of safeParse(schema, value).issues ?? []) {
    const key = path?.[0]?.key;
    if (typeof key !== 'string' || !(key in value)) continue;
    // The schema describes an object with the keys of Values.
    const field = key as keyof Values & string;
    const rule = value[field] === '' ? 'required' : isRule(type) ? type : 'regex';
    const text = texts[field]?.[rule] ?? general[rule];
    errors[field] ??= typeof text === 'function' ? text(Number(requirement)) : text;
  }
  return errors;
}
