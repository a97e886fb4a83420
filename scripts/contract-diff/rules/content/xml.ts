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
import { join, keysOf, resolve } from '../../lib/pointer.ts';
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
  return [...before].flatMap(([path, words]): Observation[] => {
    const others = after.get(path) ?? [];
    const isAmong = (one: Words, some: readonly Words[]) =>
      some.some((other) => sameJson(written(one, other), written(other, one)));
    const had = words.find((each) => !isAmong(each, others));
    const has = others.find((each) => !isAmong(each, words));
    // What came or went is told as a property, or as an alternative.
    if (!had || !has) return [];
    const said = path.replaceAll(ALTERNATIVE, '').replace(/^\./, '');
    const what = said === '' ? 'The body' : `\`${said}\``;
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

/** In a path: one of several alternatives, whose order says nothing. */
const ALTERNATIVE = '|';

interface Words {
  xml: Json | undefined;
  /** What the element is called unless said otherwise; undefined of a body that no component describes. */
  name: string | undefined;
  pointer: string;
}

/** What is said of XML, what holds unless said otherwise included; no name where the other contract leaves it open. */
function written({ xml, name }: Words, other: Words): JsonObject {
  const said = isObject(xml) ? xml : {};
  const words = Object.entries(said).filter(([, value]) => value !== false);
  const called = said.name ?? name;
  const calledThere = (isObject(other.xml) ? other.xml.name : undefined) ?? other.name;
  const isKnown = called !== undefined && calledThere !== undefined;
  return { ...Object.fromEntries(words), ...(isKnown ? { name: called } : {}) };
}

/** The component that describes a whole body names its element. */
function rootName(schema: Json | undefined): string | undefined {
  const target = isObject(schema) ? schema.$ref : undefined;
  const [components, schemas, name, ...below] = typeof target === 'string' ? keysOf(target) : [];
  return components === 'components' && schemas === 'schemas' && below.length === 0
    ? name
    : undefined;
}

/** What is said of XML at each place of a body, by each alternative; a schema that holds itself is looked at once. */
function wordsOf(
  { document, schema, pointer }: Rooted,
  path = '',
  called = rootName(schema),
  within: readonly string[] = [],
  found = new Map<string, Words[]>(),
): Map<string, Words[]> {
  const { value, pointer: at } = resolve(document, schema, pointer);
  if (!isObject(value) || within.includes(at)) return found;
  const inside = [...within, at];
  const known = found.get(path) ?? [];
  const xml = objectAt(value, 'xml');
  const isWrapped = xml?.wrapped === true;
  const isList = value.items !== undefined || value.prefixItems !== undefined;
  // A list without a wrapper has no element that could have a name.
  const { name: _, ...nameless } = xml ?? {};
  const words = {
    xml: isList && !isWrapped ? nameless : value.xml,
    name: isList && !isWrapped ? undefined : called,
    pointer: join(at, 'xml'),
  };
  // Parts of one schema speak for each other.
  const isPart = !path.includes(ALTERNATIVE) && known.length > 0;
  if (!isPart) found.set(path, [...known, words]);
  else if (known.every((each) => each.xml === undefined)) found.set(path, [words]);
  const go = (inner: Json | undefined, keys: string[], name: string, element = called) =>
    wordsOf({ document, schema: inner, pointer: join(at, ...keys) }, name, element, inside, found);
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    const place = key === 'allOf' || path.endsWith(ALTERNATIVE) ? path : `${path}${ALTERNATIVE}`;
    for (const [index, part] of listAt(value, key).entries()) go(part, [key, String(index)], place);
  }
  for (const key of ['then', 'else']) go(value[key], [key], path);
  for (const [name, property] of Object.entries(objectAt(value, 'properties') ?? {})) {
    go(property, ['properties', name], path === '' ? name : `${path}.${name}`, name);
  }
  for (const [pattern, property] of Object.entries(objectAt(value, 'patternProperties') ?? {})) {
    go(property, ['patternProperties', pattern], `${path}./${pattern}/`, '');
  }
  // Its element is called as its key.
  go(value.additionalProperties, ['additionalProperties'], `${path}.*`, '');
  // The name of a wrapper is that of its elements, too.
  const named = isWrapped && typeof xml.name === 'string' ? xml.name : called;
  go(value.items, ['items'], `${path}[]`, named);
  for (const [index, item] of listAt(value, 'prefixItems').entries()) {
    go(item, ['prefixItems', String(index)], `${path}[${index}]`, named);
  }
  return found;
}
