import type { Contract, Operation } from '../../../../../contract/contract.ts';
import { isObject } from '../../../../../lib/json.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { NEVER } from '../../../../campaign.ts';
import { isPersonKind, type Kind, type Kinds } from '../../../../model/kinds.ts';
import type { Person } from '../../../../model/types.ts';
import type { Template } from '../../../../pair/pair.ts';
import { PerSide } from '../../../../pair/sides.ts';
import { creatorOf, valid } from '../../../../sequence/make.ts';
import { rootOf, targetOf } from '../../target.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { beginning, periodOf } from '../days/days.ts';
import { adminIn } from '../people/people.ts';
import { nameOf, type Place, placesOf, valueAt, withValue } from '../places.ts';
import { anotherThan, withoutParts } from '../values/second.ts';
import { look, recordOf, validOf, withExamples } from './moves.ts';

/** After each other write about the same record, on the same days where both have some, and after its deletion. */
export function pairCases(subject: About): Case[] {
  const { contract, kinds, operation, target } = subject;
  if (target === undefined || isPersonKind(target)) return peoplePairs(contract, operation);
  const root = rootOf(target);
  const kinOf = new Set<Kind>([target, root]);
  return contract.operations.flatMap((other) => {
    if (other.method === 'GET' || NEVER.has(other.id) || /search|query/iu.test(other.id)) return [];
    const example = exampleAbout(other, (kind) => {
      const isPart = kind !== undefined && target === root && rootOf(kind) === root;
      return kind !== undefined && (isPart || kinOf.has(kind));
    });
    if (!example) return [];
    const { about, index } = example;
    const isDeletion = other.method === 'DELETE';
    const isNear = about === target || other.tags[0] === operation.tags[0];
    const hasDays = isAboutDays(other) && isAboutDays(operation);
    const isOfOther = !isDeletion && speaksOfRecord(subject, other);
    const isSpoken = isOfOther || (!isDeletion && speaksOf(operation, other));
    const rank = isSpoken ? RANKS.telling : hasDays ? RANKS.wide : rankOf(isDeletion, isNear);
    async function write(situation: Situation, day: string | undefined, by?: Person) {
      const thing = recordOf(situation, about) ?? (await madeOf(situation, about));
      if (!thing) throw new Unavailable(`needs ${about}`);
      const { scene } = situation.setting.sequence;
      const request = await validOf(situation.setting, other, thing, index);
      const spoken = isOfOther ? ofSameType(request, situation.template) : request;
      const shown = withExamples(contract, kinds, other, { ...spoken, by: by ?? request.by });
      await scene.send(day === undefined ? shown : beginning(shown, day), other.id);
    }
    const after = (name: string, dayOf: (template: Template) => string | undefined): Case => ({
      name: `${name}:${other.id}`,
      rank,
      mode: 'forbidden',
      needsAll: true,
      before: (situation) => write(situation, dayOf(situation.template)),
    });
    const first = after('after', (template) => periodOf(template)?.first);
    const last = after('after-on-last', (template) => periodOf(template)?.last);
    // The version that was read before it may be an old one then, and who changed it is told.
    const stale: Case = {
      name: `stale:${other.id}`,
      // Which parts belong to the version is said of each.
      rank: about === target ? RANKS.wide : RANKS.telling,
      mode: 'forbidden',
      needsAll: true,
      async change(situation) {
        const [thing] = situation.things;
        if (!thing) return undefined;
        await look(situation.setting, thing);
        const read = thing.etag && { ...thing.etag };
        if (!read) return undefined;
        // Somebody else, where the contract lets them.
        const { setting, template } = situation;
        const admin = other.roles.includes('ADMIN') ? adminIn(setting) : undefined;
        await write(situation, periodOf(template)?.first, admin);
        const headers = { 'if-match': new PerSide((side) => read[side]) };
        return { ...situation.template, headers };
      },
    };
    // What follows from a change may be told by another figure, which a little more leaves as it is.
    const little = (isOfOther ? figuresOf(subject) : []).map(
      ({ steps, value }): Case => ({
        name: `little-after:${other.id}:${nameOf(steps)}`,
        rank,
        mode: 'forbidden',
        needsAll: true,
        offer: offerNamedIn(
          kinds,
          Array.isArray(value)
            ? value[0]
            : valueAt(operation.body?.examples[0], steps.slice(0, -1)),
        ),
        async before(situation) {
          const { scene } = situation.setting.sequence;
          await scene.send(withoutParts(situation.template), 'first');
          await write(situation, periodOf(situation.template)?.first);
        },
        change: (situation) => withValue(situation, steps, anotherThan(value)),
      }),
    );
    return [
      first,
      ...little,
      ...(hasDays ? [last] : []),
      ...(operation.takesIfMatch ? [stale] : []),
    ];
  });

  /** The first example of an operation that is about such a record. */
  function exampleAbout(other: Operation, fits: (about: Kind | undefined) => boolean) {
    const count = Math.max(other.body?.examples.length ?? 0, 1);
    for (let index = 0; index < count; index += 1) {
      const about = targetOf(contract, kinds, other, index);
      if (about !== undefined && fits(about)) return { about, index };
    }
    return undefined;
  }
}

/** After each other write of the same path or area by the same people: what there is one of for each. */
function peoplePairs(contract: Contract, operation: Operation): Case[] {
  return contract.operations.flatMap((other) => {
    const isNear = other.path === operation.path || other.tags[0] === operation.tags[0];
    const isRead = other.method === 'GET' || /search|query/iu.test(other.id);
    if (!isNear || isRead || NEVER.has(other.id) || other.id === operation.id) return [];
    return {
      name: `after:${other.id}`,
      rank: other.path === operation.path ? RANKS.telling : RANKS.deep,
      mode: 'forbidden',
      needsAll: true,
      async before({ setting, template: { by } }) {
        const { scene } = setting.sequence;
        const request = await validOf(setting, other, undefined);
        const isTheirs =
          by !== undefined && request.by !== undefined && request.by.actor !== 'ADMIN';
        await scene.send(isTheirs ? { ...request, by } : request, other.id);
      },
    };
  });
}

/** The numbers and lists of records that an update says in its first example. */
const figuresOf = (about: About): Place[] =>
  about.operation.method === 'PUT'
    ? placesOf(about).filter(
        ({ value, example }) =>
          example === 0 &&
          (typeof value === 'number' || (Array.isArray(value) && value.some(isObject))),
      )
    : [];

/** The request about a record of the same type as another one: of a deposit, where both are about payments. */
function ofSameType(template: Template, { body: meant }: Template): Template {
  const { body } = template;
  if (!isObject(body) || !isObject(meant) || !('type' in body) || !('type' in meant))
    return template;
  return { ...template, body: { ...body, type: meant.type } };
}

/** The kind of offer that something belongs to which names a record of one: a service is a boat's. */
function offerNamedIn(kinds: Kinds, value: unknown): Case['offer'] {
  const names = isObject(value) ? Object.keys(value) : [];
  const roots = names.map((name) => rootOf(kinds.ofField(name, undefined)));
  return (['boat', 'tour'] as const).find((root) => roots.includes(root));
}

/** A record of a kind that belongs to what a request is about, which had none. */
async function madeOf({ setting, things: [whole] }: Situation, kind: Kind) {
  const { scene } = setting.sequence;
  await valid(scene, creatorOf(scene, kind), whole ? { thing: whole } : {});
  return scene.pool.of(kind).findLast(({ relatives }) => whole && relatives.has(whole));
}

const DAY_FIELDS = /"(date|dates|startDate|endDate)"/u;
export const isAboutDays = ({ parameters, body }: Operation) =>
  DAY_FIELDS.test(JSON.stringify([parameters.map(({ name }) => name), body?.examples]));

function rankOf(isDeletion: boolean, isNear: boolean): number {
  if (isDeletion) return isNear ? RANKS.telling : RANKS.wide;
  return isNear ? RANKS.deep : RANKS.last;
}

/** Names that say what a record is, which many a description has for another reason. */
const COMMON = /(?:^id|Id|date|name|status|state|reason|type|changes)$/iu;

/** Whether what is said of an operation names a field that another one writes, and it does not: `rating`, `price`. */
function speaksOf(operation: Operation, other: Operation): boolean {
  const own = new Set(fieldsOf(operation));
  return fieldsOf(other).some(
    (name) => !own.has(name) && !COMMON.test(name) && isNamed(name, operation),
  );
}

/** Whether what is said of an operation names the kind of record that another one makes or changes: `payment`. */
function speaksOfRecord(
  { contract: { schemas }, kinds, operation, target }: About,
  { answers }: Operation,
) {
  const [answer] = (answers.get(201) ?? answers.get(200))?.media.values() ?? [];
  const made = answer && kinds.ofSchema(schemas.flatten(answer).names);
  return made !== undefined && made !== target && isNamed(made, operation);
}

/** The fields that an operation is sent: in its query, and in the examples of its body. */
const fieldsOf = ({ parameters, body }: Operation): string[] => [
  ...parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name),
  ...(body?.examples ?? []).flatMap((example) => (isObject(example) ? Object.keys(example) : [])),
];

/** Whether what is said of an operation names a field or a kind of record in words. */
const isNamed = (name: string, { description }: Operation): boolean =>
  new RegExp(`\\b${inWords(name)}\\b`, 'u').test(description.toLowerCase());

/** `isInstantConfirmation` → `instant confirmation`. */
const inWords = (name: string) =>
  name
    .replace(/^is(?=[A-Z])/u, '')
    .replace(/[A-Z]/gu, ' $&')
    .trim()
    .toLowerCase();
