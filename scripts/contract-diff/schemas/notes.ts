import type { Direction } from '../contract.ts';
import { isObject, type JsonObject, objectAt, sameJson } from '../lib/json.ts';
import type { Place } from './accepted/shape.ts';
import type { Notes, View } from './accepted/view.ts';
import { type Difference, noteOf, type Site, type Step } from './difference.ts';

/** What a pair of schemas says about itself: defaults, who sees it, what tells alternatives apart. */
export function compareNotes(
  base: View,
  revision: View,
  site: Site,
  direction: Direction,
): Difference[] {
  return [
    ...compareDefault(base.notes, revision.notes, site),
    ...compareVisibility(base.notes, revision.notes, site, direction),
    ...compareDiscriminator(base, revision, site, direction),
    ...compareDeprecation(base.notes, revision.notes, site),
  ];
}

// A new default promises what was open before; another one, or none, breaks a promise.
function compareDefault(
  { default: before }: Notes,
  { default: after }: Notes,
  site: Site,
): Difference[] {
  if (sameJson(before, after)) return [];
  const place = { side: 'revision' as const, pointer: `${site.revision}/default`, before, after };
  const note = noteOf('default', before, after);
  if (before === undefined) {
    return [{ ...place, rule: 'schema-modified', effect: 'neither', message: note, note }];
  }
  const message =
    after === undefined
      ? `The default ${JSON.stringify(before)} was removed.`
      : `The default changed from ${JSON.stringify(before)} to ${JSON.stringify(after)}.`;
  return [{ ...place, rule: 'default-changed', effect: 'both', message, note }];
}

// What becomes read-only can no longer be sent; what becomes write-only can no longer be read.
function compareVisibility(
  before: Notes,
  after: Notes,
  site: Site,
  direction: Direction,
): Difference[] {
  const [key, keyword, words] =
    direction === 'request'
      ? (['isReadOnly', 'readOnly', 'read-only'] as const)
      : (['isWriteOnly', 'writeOnly', 'write-only'] as const);
  if (before[key] || !after[key]) return [];
  const message = `It became ${words}.`;
  return [
    {
      rule: `property-became-${words}`,
      effect: 'both',
      message,
      note: message,
      side: 'revision',
      pointer: `${site.revision}/${keyword}`,
    },
  ];
}

function compareDeprecation(before: Notes, after: Notes, site: Site): Difference[] {
  if (before.isDeprecated === after.isDeprecated) return [];
  const note = noteOf(
    'deprecated',
    before.isDeprecated || undefined,
    after.isDeprecated || undefined,
  );
  const place = { side: 'revision' as const, pointer: `${site.revision}/deprecated` };
  return [{ ...place, rule: 'schema-modified', effect: 'neither', message: note, note }];
}

function compareDiscriminator(
  base: View,
  revision: View,
  site: Site,
  direction: Direction,
): Difference[] {
  const [before, after] = [base.notes.discriminator, revision.notes.discriminator];
  const place = { side: 'revision' as const, pointer: `${site.revision}/discriminator` };
  if (!before) {
    const message = `Discriminator \`${after?.said.propertyName}\` was added.`;
    const told = { ...place, rule: 'discriminator-added', effect: 'neither' as const };
    return after ? [{ ...told, message, note: message }] : [];
  }
  const report = (message: string): Difference => ({
    ...place,
    rule: 'discriminator-changed',
    effect: 'both',
    message,
    note: message,
    before: before.said,
    after: after?.said,
  });
  if (!after) {
    // Of one alternative nothing needs to be told apart.
    const isAlone = (revision.shapes.get('object') ?? []).length <= 1;
    return isAlone ? [] : [report(`Discriminator \`${before.said.propertyName}\` was removed.`)];
  }
  if (before.said.propertyName !== after.said.propertyName) {
    const [from, to] = [before.said.propertyName, after.said.propertyName];
    return [report(`The discriminator moved from \`${from}\` to \`${to}\`.`)];
  }
  const [mapped, mapping] = [mappingOf(before), mappingOf(after)];
  const isRenaming = [...mapping.keys()].some((value) => !mapped.has(value));
  // A target under a new name is a renamed component; one that another value took over is not.
  const lost = [...mapped].filter(([value, target]) => {
    const isTaken = [...mapping.values()].includes(target);
    const isGone = !mapping.has(value);
    // An answer that is never given any more surprises nobody.
    if (isGone && direction === 'response') return isTaken || isRenaming;
    return isGone || (mapping.get(value) !== target && isTaken);
  });
  const gone = lost.map(([value, target]) =>
    report(`Discriminator value \`${value}\` no longer means \`${target}\`.`),
  );
  // Alternatives that are written as such are compared where they stand.
  if (!hasSubtypes(base) || !hasSubtypes(revision) || gone.length > 0) return gone;
  const onlyIn = (one: Map<string, string>, other: Map<string, string>) =>
    [...one].filter(([value, to]) => !other.has(value) && ![...other.values()].includes(to));
  const told = (effect: 'narrower' | 'wider', message: string) => ({ ...report(message), effect });
  return [
    ...onlyIn(mapped, mapping).map(([value]) =>
      told('narrower', `Discriminator value \`${value}\` is never given any more.`),
    ),
    ...onlyIn(mapping, mapped).map(([value, target]) =>
      told('wider', `Discriminator value \`${value}\` means \`${target}\` now.`),
    ),
  ];
}

/** Whether the discriminator is of the schema itself, and stands for what is made of it by `allOf`. */
const hasSubtypes = ({ notes: { discriminator }, pointer }: View) =>
  discriminator?.pointer === pointer && discriminator.alternatives.size === 0;

/** What a discriminator stands for without saying so, value by value (see `withSubtypes`). */
export function subtypeSteps(base: View, revision: View): Step[] {
  const [before, after] = [base.notes.discriminator, revision.notes.discriminator];
  if (!before || !after || !hasSubtypes(base) || !hasSubtypes(revision)) return [];
  const mapping = mappingOf(after);
  const placeOf = ($ref: string): Place => [{ value: { $ref }, pointer: $ref }];
  return [...mappingOf(before)].flatMap(([value, target]) => {
    const now = mapping.get(value);
    return now === undefined ? [] : [{ base: placeOf(target), revision: placeOf(now) }];
  });
}

type Discriminator = NonNullable<Notes['discriminator']>;

/** What each value means; a schema that no value is given to goes by its own name. */
function mappingOf({ said, alternatives }: Discriminator): Map<string, string> {
  const written: JsonObject = objectAt(isObject(said) ? said : {}, 'mapping') ?? {};
  const explicit = Object.entries(written).map(([value, target]): [string, string] => {
    const name = String(target);
    return [value, name.startsWith('#') ? name : (alternatives.get(name) ?? name)];
  });
  const given = new Set(explicit.map(([, target]) => target));
  return new Map([...explicit, ...[...alternatives].filter(([, target]) => !given.has(target))]);
}
