import type { Direction } from '../../contract.ts';
import type { Observation } from '../../finding.ts';
import {
  canonical,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  sameJson,
} from '../../lib/json.ts';
import { join, resolve } from '../../lib/pointer.ts';
import { PARTY } from '../../schemas/judge.ts';
import type { Context } from '../rule.ts';

/** A schema in one of the contracts. */
interface Rooted {
  document: JsonObject;
  schema: Json | undefined;
  pointer: string;
}

/** Elements, attributes and wrappers of a body in XML: what is written otherwise is read as something else. */
export function judgeXml(
  base: Omit<Rooted, 'document'>,
  revision: Omit<Rooted, 'document'>,
  direction: Direction,
  context: Context,
): Observation[] {
  const before = wordsOf({ ...base, document: context.base.document });
  const after = wordsOf({ ...revision, document: context.revision.document });
  return [...before].flatMap(([path, had]): Observation[] => {
    const has = after.get(path);
    // What came or went is told as a property.
    if (!has || sameJson(had.xml ?? {}, has.xml ?? {})) return [];
    const what = path === '' ? 'The body' : `\`${path}\``;
    return [
      {
        rule: 'xml-changed',
        level: 'breaking',
        side: 'revision',
        pointer: has.pointer,
        breaks: [PARTY[direction]],
        message: `${what} is written otherwise in XML.`,
        covers: () => canonical([had.xml ?? null, has.xml ?? null]),
        before: had.xml,
        after: has.xml,
      },
    ];
  });
}

interface Words {
  xml: Json | undefined;
  pointer: string;
}

/** What is said of XML at each place of a body; a schema that holds itself is looked at once. */
function wordsOf(
  { document, schema, pointer }: Rooted,
  path = '',
  within: readonly string[] = [],
  found = new Map<string, Words>(),
): Map<string, Words> {
  const { value, pointer: at } = resolve(document, schema, pointer);
  if (!isObject(value) || within.includes(at)) return found;
  const inside = [...within, at];
  const known = found.get(path);
  found.set(path, known?.xml === undefined ? { xml: value.xml, pointer: join(at, 'xml') } : known);
  const go = (inner: Json | undefined, keys: string[], name: string) =>
    wordsOf({ document, schema: inner, pointer: join(at, ...keys) }, name, inside, found);
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    for (const [index, part] of listAt(value, key).entries()) go(part, [key, String(index)], path);
  }
  for (const [name, property] of Object.entries(objectAt(value, 'properties') ?? {})) {
    go(property, ['properties', name], path === '' ? name : `${path}.${name}`);
  }
  if (value.items !== undefined) go(value.items, ['items'], `${path}[]`);
  return found;
}
