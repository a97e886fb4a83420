import { isIPv4, isIPv6 } from 'node:net';
import type { Json } from '../../lib/json.ts';
import { rangeOf } from './formats.ts';

/** Whether a value surely follows a format; false where that is not known. */
export function followsFormat(value: Json, format: string): boolean {
  if (typeof value === 'string') return TEXTS[format]?.(value) ?? false;
  if (typeof value !== 'number') return false;
  const [least, greatest] = rangeOf(format) ?? [];
  if (least === undefined || greatest === undefined)
    return format === 'float' || format === 'double';
  return Number.isInteger(value) && value >= least && value <= greatest;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

// RFC 3339. A day that a month does not have is read as one of the next month.
const isDay = (text: string) =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const TEXTS: Record<string, (text: string) => boolean> = {
  date: isDay,
  time: (text) => TIME.test(text),
  'date-time': (text) => isDay(text.slice(0, 10)) && text[10] === 'T' && TIME.test(text.slice(11)),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  email: (text) => /^[\w+-]+(\.[\w+-]+)*@[\da-z-]+(\.[\da-z-]+)+$/i.test(text),
  ipv4: isIPv4,
  ipv6: isIPv6,
  uri: (text) => /^[a-z][a-z\d+.-]*:[\w/?#@:.~&=+-]+$/i.test(text) && URL.canParse(text),
};
