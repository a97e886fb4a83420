import { isObject } from '../../../scripts/conformance/lib/json.ts';
import type { Change } from '../corpus/change.ts';
import { type Answer, jsonOf } from '../corpus/message.ts';

/** An instant as the mock writes it; its first group is what stands before the zone. */
export const INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z$/u;

/** Every answer with JSON says what `edit` makes of it, and keeps its headers. */
export function rewriting(edit: (answered: Answer) => unknown): Change {
  return (next) => async (call) => {
    const answered = await next(call);
    if (jsonOf(answered) === undefined) return answered;
    return { ...answered, body: Buffer.from(JSON.stringify(edit(answered))) };
  };
}

/** A value of JSON with all of its texts changed. */
export function textsChanged(value: unknown, edit: (text: string) => string): unknown {
  if (typeof value === 'string') return edit(value);
  if (Array.isArray(value)) return value.map((item) => textsChanged(item, edit));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, textsChanged(item, edit)]),
  );
}
