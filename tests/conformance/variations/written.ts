import { isObject, type JsonObject } from '../../../scripts/conformance/lib/json.ts';
import { jsonOf } from '../corpus/message.ts';
import { INSTANT, rewriting, textsChanged } from './rewriting.ts';
import type { Variation } from './variation.ts';

const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, backwards(item)]),
  );
};

/** A refusal, which says in words of its own what the code says, in the language that was asked for. */
const inOtherWords = (value: unknown): unknown => {
  if (!isObject(value) || !('code' in value) || !('message' in value)) return value;
  const reworded = ({ message, ...rest }: JsonObject) => ({
    ...rest,
    message: `${message} – ${value.code}`,
  });
  const errors = Array.isArray(value.errors)
    ? value.errors.map((one) => (isObject(one) ? reworded(one) : one))
    : value.errors;
  return { ...reworded(value), errors };
};

/** What is written otherwise, and means the same. */
export const written: Variation[] = [
  {
    name: 'names in another order',
    what: 'The names of a JSON object have no order (RFC 8259).',
    change: rewriting((answered) => backwards(jsonOf(answered))),
  },
  {
    name: 'instants with milliseconds',
    what: 'RFC 3339 allows a fraction of a second.',
    change: rewriting((answered) =>
      textsChanged(jsonOf(answered), (text) => text.replace(INSTANT, '$1.000Z')),
    ),
  },
  {
    name: 'instants with an offset',
    what: 'RFC 3339 writes UTC as +00:00 too, as Python does.',
    change: rewriting((answered) =>
      textsChanged(jsonOf(answered), (text) => text.replace(INSTANT, '$1+00:00')),
    ),
  },
  {
    name: 'refusals in other words',
    what: 'A refusal has a code for programs; its words are the service’s own.',
    change: rewriting((answered) => inOtherWords(jsonOf(answered))),
  },
  {
    name: 'letters escaped',
    what: 'A text in JSON may be escaped (RFC 8259), as Python does.',
    change: (next) => async (call) => {
      const answered = await next(call);
      if (jsonOf(answered) === undefined) return answered;
      const escaped = answered.body
        .toString('utf8')
        .replace(
          /[\u0080-\uffff]/gu,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      return { ...answered, body: Buffer.from(escaped) };
    },
  },
  {
    name: 'sums with decimals',
    what: 'A number of JSON is the same with zeros behind, as Java writes it.',
    change: (next) => async (call) => {
      const answered = await next(call);
      if (jsonOf(answered) === undefined) return answered;
      const body = answered.body
        .toString('utf8')
        .replace(/("\w*(?:[pP]rice|[aA]mount)":\d+)(?=[,}])/gu, '$1.00');
      return { ...answered, body: Buffer.from(body) };
    },
  },
];
