import type { Context, Schema } from './types.ts';

/** Their own form bounds them; a file has `x-max-bytes`, an address is only answered. */
const BOUNDED_FORMATS = ['date', 'date-time', 'time', 'uuid', 'uri', 'binary'];

function missing(schema: Schema): string[] {
  if (schema.enum || schema.const !== undefined) return [];
  const types = [schema.type ?? []].flat();
  const gaps: string[] = [];
  if (types.includes('string')) {
    const bounded = schema.format !== undefined && BOUNDED_FORMATS.includes(schema.format);
    if (schema.maxLength === undefined && !bounded) gaps.push('maxLength');
  }
  if (types.includes('array') && schema.maxItems === undefined) gaps.push('maxItems');
  if (types.includes('integer') || types.includes('number')) {
    if (!schema.format) gaps.push('format');
    if (schema.minimum === undefined && schema.exclusiveMinimum === undefined) gaps.push('minimum');
    if (schema.maximum === undefined && schema.exclusiveMaximum === undefined) gaps.push('maximum');
  }
  return gaps;
}

/** Strings have a greatest length, arrays a greatest size, numbers a format and two bounds. */
export const bounds = {
  Schema(schema: Schema, context: Context) {
    const gaps = missing(schema);
    if (gaps.length > 0) context.report({ message: `The schema states no ${gaps.join(', no ')}.` });
  },
};
