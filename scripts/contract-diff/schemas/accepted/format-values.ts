import { type FormatName, fullFormats } from 'ajv-formats/dist/formats.js';
import type { Json } from '../../lib/json.ts';
import { rangeOf } from './formats.ts';

/** Whether a value surely follows a format; false where that is not known. */
export function followsFormat(value: Json, format: string): boolean {
  if (typeof value === 'string') return isKnown(format) && follows(value, format);
  if (typeof value !== 'number') return false;
  const [least, greatest] = rangeOf(format) ?? [];
  if (least === undefined || greatest === undefined)
    return format === 'float' || format === 'double';
  return Number.isInteger(value) && value >= least && value <= greatest;
}

const isKnown = (format: string): format is FormatName => Object.hasOwn(fullFormats, format);

/** Formats of numbers, and those that every text follows, say nothing about a text. */
function follows(text: string, format: FormatName): boolean {
  const rule = fullFormats[format];
  if (rule instanceof RegExp) return rule.test(text);
  if (typeof rule === 'function') return rule(text);
  if (typeof rule !== 'object' || rule.type === 'number' || rule.async) return false;
  const { validate } = rule;
  // What is no format of numbers takes texts; its type is not told apart by that.
  return typeof validate === 'function' && (validate as (value: string) => boolean)(text);
}
