import type { Direction } from '../contract.ts';
import { isObject, type JsonObject, objectAt } from '../lib/json.ts';
import { propertyOf } from './accepted/intersect.ts';
import type { Place, Shape } from './accepted/shape.ts';
import type { Notes, Read, View } from './accepted/view.ts';
import type { Difference, Site, Step, Subject } from './difference.ts';

/** What is known of the schemas that values of a discriminator mean. */
export interface Targets {
  /** Reads a place of the revision. */
  read: Read;
  /** Whether a schema of the base and one of the revision accept the same. */
  areAlike: (target: Place, now: Place) => boolean;
}

/** What became of what tells alternatives apart. */
export function compareDiscriminator(
  base: View,
  revision: View,
  site: Site,
  direction: Direction,
  { read, areAlike }: Targets,
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
    const now = mapping.get(value);
    return (
      now === undefined || (now !== target && isTaken && !areAlike(placeOf(target), placeOf(now)))
    );
  });
  const valuesOf = (target: string) =>
    [...mapping].filter(([, each]) => each === target).map(([value]) => value);
  const gone = lost.map(([value, target]) => ({
    ...report(`Discriminator value \`${value}\` no longer means \`${target}\`.`),
    subject: { ...means(read, mapping.get(value)), at: valuesOf(target).sort().join(' ') },
    target,
  }));
  if (gone.length > 0) return gone;
  const onlyIn = (one: Map<string, string>, other: Map<string, string>) =>
    [...one].filter(([value, to]) => !other.has(value) && ![...other.values()].includes(to));
  const told = (effect: 'narrower' | 'wider', message: string) => ({ ...report(message), effect });
  const { propertyName } = after.said;
  const others = [...mapping]
    .filter(([value, target]) => {
      const isNamed = target.endsWith(`/${value}`);
      return !mapped.has(value) && !isNamed && isOpen(read, target, String(propertyName));
    })
    .filter(([, target]) => [...mapped.keys()].some((value) => mapping.get(value) === target))
    .map(([value, target]) => ({
      ...told('wider', `Discriminator value \`${value}\` means \`${target}\`, too.`),
      subject: means(read, target),
    }));
  const isWritten = !hasSubtypes(base) || !hasSubtypes(revision);
  // Alternatives that are written as such are compared where they stand, but for what no value of theirs tells apart.
  const news = onlyIn(mapping, mapped)
    .filter(([, target]) => !isWritten || isOpen(read, target, String(propertyName)))
    .map(([value, target]) => ({
      ...told('wider', `Discriminator value \`${value}\` means \`${target}\` now.`),
      subject: means(read, target),
      target,
    }));
  if (isWritten) return [...others, ...news];
  return [
    ...others,
    ...onlyIn(mapped, mapping).map(([value]) =>
      told('narrower', `Discriminator value \`${value}\` is never given any more.`),
    ),
    ...news,
  ];
}

/** The values that mean an alternative, as text, where both contracts tell alternatives apart by the same property. */
export function meantBy(
  { notes: { discriminator } }: View,
  { notes: { discriminator: other } }: View,
): (shape: Shape) => string {
  if (discriminator?.said.propertyName !== other?.said.propertyName) return () => '';
  const mapping = [...(discriminator ? mappingOf(discriminator) : [])];
  return ({ from }) =>
    mapping
      .flatMap(([value, target]) => (target === from?.reference ? [value] : []))
      .sort()
      .join(' ');
}

/** An alternative of which a value of the discriminator is told is not told again. */
export function withoutMeant(differences: Difference[]): Difference[] {
  const isMeaning = ({ rule }: Difference) => rule === 'discriminator-changed';
  const meant = new Set(differences.filter(isMeaning).flatMap(({ target }) => target ?? []));
  return differences.filter((each) => isMeaning(each) || !meant.has(each.target ?? ''));
}

const placeOf = ($ref: string): Place => [{ value: { $ref }, pointer: $ref }];

/** What a value means from now on, where it means anything. */
function means(read: Read, target: string | undefined): Subject {
  const shapes = target === undefined ? [] : [...read(placeOf(target)).shapes.values()].flat();
  return { base: [], revision: shapes };
}

/** Whether a property of a schema may be any text: where its values are listed, another one is told of the list. */
function isOpen(read: Read, target: string, name: string): boolean {
  const objects = read(placeOf(target)).shapes.get('object') ?? [];
  return objects.some((shape) => {
    const texts = read(propertyOf(shape, name)).shapes.get('string') ?? [];
    return texts.some(({ values }) => values === undefined);
  });
}

/** Whether the discriminator is of the schema itself, and stands for what is made of it by `allOf`. */
const hasSubtypes = ({ notes: { discriminator }, pointer }: View) =>
  discriminator?.pointer === pointer && discriminator.alternatives.size === 0;

/** What a discriminator stands for without saying so, value by value (see `withSubtypes`). */
export function subtypeSteps(base: View, revision: View): Step[] {
  const [before, after] = [base.notes.discriminator, revision.notes.discriminator];
  if (!before || !after || !hasSubtypes(base) || !hasSubtypes(revision)) return [];
  const mapping = mappingOf(after);
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
