import type { OperationPair } from '../align/align.ts';
import type { Contract, Direction } from '../contract.ts';
import type { Observation } from '../finding.ts';
import { isObject, type Json, type JsonObject, objectAt, sameJson } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';

/** What the engine does not look at around bodies: presence, encoding, headers that may be absent. */
export function judgeBodies(
  base: Contract,
  revision: Contract,
  { base: left, revision: right, pointer }: OperationPair,
): Observation[] {
  const found: Observation[] = [];
  const at = join(pointer, 'requestBody');
  const before = resolve(base.document, left.requestBody, at).value;
  const after = resolve(revision.document, right.requestBody, at).value;
  if (!isObject(before) && isObject(after) && after.required === true) {
    found.push({
      rule: 'request-body-became-required',
      level: 'breaking',
      side: 'revision',
      pointer: at,
      breaks: ['callers'],
      message: 'A required request body was added.',
    });
  }
  if (isObject(before) && isObject(after))
    found.push(...judgeContent(before, after, at, 'request'));
  const codes = Object.keys(objectAt(left, 'responses') ?? {});
  for (const code of codes) {
    const place = join(pointer, 'responses', code);
    const one = resolve(base.document, objectAt(left, 'responses')?.[code], place);
    const other = resolve(revision.document, objectAt(right, 'responses')?.[code], place);
    if (!isObject(one.value) || !isObject(other.value)) continue;
    found.push(...judgeContent(one.value, other.value, other.pointer, 'response'));
    found.push(...judgeHeaders(base, revision, one.value, other.value, other.pointer));
  }
  return found;
}

function judgeContent(
  before: JsonObject,
  after: JsonObject,
  pointer: string,
  direction: Direction,
): Observation[] {
  const media = objectAt(before, 'content') ?? {};
  return Object.keys(media).flatMap((type) => {
    const one = objectAt(media, type);
    const other = objectAt(objectAt(after, 'content'), type);
    if (!one || !other) return [];
    const place = join(pointer, 'content', type);
    return [
      ...judgeSchemaPresence(one, other, place, direction),
      ...(direction === 'request' ? judgeEncoding(one, other, place) : []),
    ];
  });
}

// Without a schema anything goes: good to send, nothing to rely on when reading.
function judgeSchemaPresence(
  before: JsonObject,
  after: JsonObject,
  place: string,
  direction: Direction,
): Observation[] {
  const isAdded = before.schema === undefined && after.schema !== undefined;
  const isRemoved = before.schema !== undefined && after.schema === undefined;
  if (direction === 'request' ? !isAdded : !isRemoved) return [];
  return [
    {
      rule: isAdded ? 'body-schema-added' : 'body-schema-removed',
      level: 'breaking',
      side: 'revision',
      pointer: place,
      message: isAdded
        ? 'The body must follow a schema now.'
        : 'The body follows no schema any more.',
    },
  ];
}

function judgeEncoding(before: JsonObject, after: JsonObject, place: string): Observation[] {
  const parts = objectAt(before, 'encoding') ?? {};
  const kept = objectAt(after, 'encoding') ?? {};
  return Object.keys({ ...parts, ...kept })
    .filter((part) => !sameJson(usual(parts[part]), usual(kept[part])))
    .map((part) => ({
      rule: 'encoding-changed',
      level: 'breaking' as const,
      side: 'revision' as const,
      pointer: join(place, 'encoding', part),
      message: `The encoding of part \`${part}\` changed.`,
      before: parts[part],
      after: kept[part],
    }));
}

function usual(encoding: Json | undefined): Json {
  return isObject(encoding) ? encoding : {};
}

function judgeHeaders(
  base: Contract,
  revision: Contract,
  before: JsonObject,
  after: JsonObject,
  pointer: string,
): Observation[] {
  const headers = objectAt(before, 'headers') ?? {};
  return Object.keys(headers).flatMap((name) => {
    const place = join(pointer, 'headers', name);
    const one = resolve(base.document, headers[name], place).value;
    const other = resolve(revision.document, objectAt(after, 'headers')?.[name], place);
    const wasPromised = isObject(one) && one.required === true;
    if (!wasPromised || !isObject(other.value) || other.value.required === true) return [];
    return [
      {
        rule: 'response-header-optional',
        level: 'breaking' as const,
        side: 'revision' as const,
        pointer: other.pointer,
        breaks: ['readers' as const],
        message: `Response header \`${name}\` may be absent now.`,
      },
    ];
  });
}
