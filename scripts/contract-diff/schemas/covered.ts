import { canonical, type Json } from '../lib/json.ts';
import type { Digests } from './accepted/identity.ts';
import { propertyOf } from './accepted/intersect.ts';
import type { Shape } from './accepted/shape.ts';
import type { Difference, Subject } from './difference.ts';

/** What a shape says under a keyword that holds schemas; of all others the words of a difference say the values. */
const SAID: Record<string, readonly (keyof Shape)[]> = {
  additionalProperties: ['additional'],
  contains: ['contains'],
  contentSchema: ['content'],
  items: ['items'],
  not: ['refused'],
  patternProperties: ['patternProperties'],
  prefixItems: ['prefix', 'items'],
  propertyNames: ['propertyNames'],
};
const CONDITIONS: readonly (keyof Shape)[] = ['conditions', 'unions'];

/**
 * What an acceptance of a difference covers beyond its words, as text: the schemas that are meant where the words only
 * say that one came, went or changed, and which of several alternatives it is.
 */
export function coveredBy(
  difference: Difference,
  digests: Record<'base' | 'revision', Digests>,
): string {
  const { subject } = difference;
  if (!subject) return '';
  return canonical([subject.at ?? null, saidOf(difference, subject, digests)]);
}

function saidOf(
  { rule, pointer, before, after }: Difference,
  { base, revision }: Subject,
  digests: Record<'base' | 'revision', Digests>,
): Json {
  if (rule === 'required-properties-added') {
    return revision.map((shape) => newlyRequired(shape, base, digests.revision));
  }
  if (rule !== 'schema-constraint-changed') {
    // An alternative is what it accepts; enumerations, types and properties are named by the words.
    const isNamed = !/^(schema-combinator|discriminator)-/.test(rule);
    return isNamed ? null : [base.map(digests.base.shape), revision.map(digests.revision.shape)];
  }
  const keyword =
    pointer
      .replace(/\/\d+$/, '')
      .split('/')
      .at(-1) ?? '';
  const isPlain = before !== undefined || after !== undefined;
  const keys = SAID[keyword] ?? (isPlain ? [] : CONDITIONS);
  return [
    base.map((shape) => digests.base.parts(shape, keys)),
    revision.map((shape) => digests.revision.parts(shape, keys)),
  ];
}

/** What the properties may be that are required and were not known before. */
function newlyRequired(shape: Shape, before: readonly Shape[], digests: Digests): Json {
  const isNew = (name: string) => before.every(({ properties }) => !properties.has(name));
  const names = [...shape.required].filter(isNew).sort();
  return names.map((name) => [name, digests.place(propertyOf(shape, name))]);
}
