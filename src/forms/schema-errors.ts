import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type GenericSchema, safeParse } from 'valibot';
import { formatNumber } from '../i18n/format.ts';
import { currentLocale } from '../i18n/locale.ts';
import type { FieldErrors } from './field-error.ts';

/**
 * The sentences for one field, by valibot's name of the rule; `required` is for an empty field, and
 * the lengths of a list are its `min_items` and `max_items`.
 */
export interface RuleTexts {
  required?: MessageDescriptor;
  min_length?: (limit: number) => MessageDescriptor;
  max_length?: (limit: number) => MessageDescriptor;
  email?: MessageDescriptor;
  regex?: MessageDescriptor;
  min_items?: (limit: number) => MessageDescriptor;
  max_items?: (limit: number) => MessageDescriptor;
  min_value?: (limit: number) => MessageDescriptor;
  max_value?: (limit: number) => MessageDescriptor;
  /** Greater than the limit, which is not allowed itself. */
  gt_value?: (limit: number) => MessageDescriptor;
  integer?: MessageDescriptor;
  iso_date?: MessageDescriptor;
}

function written(limit: number): string {
  return formatNumber(currentLocale(), limit);
}

// What a field says that brings no sentence of its own.
const general = {
  required: msg`This field is required`,
  min_length: (length: number) => {
    const limit = written(length);
    return msg`Enter at least ${limit} characters`;
  },
  max_length: (length: number) => {
    const limit = written(length);
    return msg`Enter at most ${limit} characters`;
  },
  email: msg`Enter a valid e-mail address`,
  regex: msg`Check what you have entered here`,
  min_items: (limit: number) => msg`Choose at least ${limit}`,
  max_items: (limit: number) => msg`Choose at most ${limit}`,
  min_value: (limit: number) => {
    const least = written(limit);
    return msg`Enter ${least} or more`;
  },
  max_value: (limit: number) => {
    const most = written(limit);
    return msg`Enter ${most} or less`;
  },
  gt_value: (limit: number) => {
    const bound = written(limit);
    return msg`Enter more than ${bound}`;
  },
  integer: msg`Enter a whole number`,
  iso_date: msg`Enter a valid date`,
} satisfies Required<RuleTexts>;

function isRule(type: string): type is keyof RuleTexts {
  return type in general;
}

const lengthsOfLists: Partial<Record<string, keyof RuleTexts>> = {
  min_length: 'min_items',
  max_length: 'max_items',
};

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === '' || value === null || value === undefined || Number.isNaN(value);
}

function ruleFor(type: string, value: unknown): keyof RuleTexts {
  if (isEmpty(value)) return 'required';
  const name = (Array.isArray(value) ? lengthsOfLists[type] : undefined) ?? type;
  return isRule(name) ? name : 'regex';
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
    const rule = ruleFor(type, value[field]);
    const text = texts[field]?.[rule] ?? general[rule];
    errors[field] ??= typeof text === 'function' ? text(Number(requirement)) : text;
  }
  return errors;
}
