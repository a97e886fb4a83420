import { isObject, type JsonObject } from '../../../../../lib/json.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import type { Kind } from '../../../../model/kinds.ts';
import type { Thing } from '../../../../model/types.ts';
import { isDone, type Template } from '../../../../pair/pair.ts';
import { creatorOf } from '../../../../sequence/make.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { validOf } from '../states/moves.ts';

/** The lists of one kind of parts in a request: which are added and which go. */
interface PartLists {
  added: string;
  removed: string;
  kind: Kind;
}

/** What a request does to the parts of its record by lists of their own: `imagesToAdd`, `imageIdsToRemove`. */
export function partCases(about: About): Case[] {
  return listsOf(about).flatMap((lists) => [removalCase(lists), swapCase(lists)]);
}

function listsOf({ kinds, operation }: About): PartLists[] {
  const example = operation.body?.examples.find(isObject) ?? {};
  return Object.keys(example).flatMap((added) => {
    const [, list] = /^(\w+?)s?ToAdd$/u.exec(added) ?? [];
    const removed = `${list}IdsToRemove`;
    const kind = kinds.ofField(removed, undefined);
    return list !== undefined && removed in example && kind ? [{ added, removed, kind }] : [];
  });
}

/** How often one more part is tried, each time on other days. */
const TRIES = 5;

/** One of several parts goes, and nothing else happens. */
const removalCase = ({ removed, kind }: PartLists): Case => ({
  // Each list is a kind of its own, so that all of them come early.
  name: `removed-${kind}`,
  rank: RANKS.first,
  isWatched: true,
  needsAll: true,
  async before(situation) {
    for (let turn = 0; turn < TRIES; turn += 1)
      if (isDone(await onePart(situation, kind, turn))) return;
    throw new Unavailable(`needs one more ${kind}`);
  },
  change(situation) {
    const last = partsOf(situation, kind).at(-1);
    return last && changed(situation.template, { [removed]: [last.ref] });
  },
});

/** How many records of a list are made until one is refused, at most. */
const MOST_MADE = 25;

/** Where there are as many as there may be, one goes and another comes in one request. */
const swapCase = ({ added, removed, kind }: PartLists): Case => ({
  name: `swap-when-full:${added}`,
  rank: RANKS.telling,
  mode: 'forbidden',
  async before(situation) {
    for (let made = 0; made < MOST_MADE; made += 1)
      if (!isDone(await onePart(situation, kind, made))) return;
    throw new Unavailable(`needs as many of ${kind} as there may be`);
  },
  async change(situation) {
    const { body: made } = await validPart(situation, kind);
    const [first] = partsOf(situation, kind);
    if (!first || !isObject(made)) return undefined;
    // What it belongs to is said by the request around it.
    const one = Object.fromEntries(Object.entries(made).filter(([name]) => !/Id$/u.test(name)));
    return changed(situation.template, { [added]: [one], [removed]: [first.ref] });
  },
});

/** A valid request that makes one more part, another one for each turn. */
function validPart({ setting, things: [thing] }: Situation, kind: Kind, turn = 0) {
  const { scene } = setting.sequence;
  return validOf(setting, scene.contract.operation(creatorOf(scene, kind)), thing, 0, turn);
}

const onePart = async (situation: Situation, kind: Kind, turn: number) =>
  situation.setting.sequence.scene.send(await validPart(situation, kind, turn), 'one more');

/** The parts of the record that there are, in the order in which they were made. */
const partsOf = ({ setting, things: [thing] }: Situation, kind: Kind): Thing[] =>
  setting.sequence.scene.pool
    .of(kind)
    .filter((one) => one.state !== 'gone' && thing?.relatives.has(one));

/** A request that does nothing else to parts than what is given. */
function changed(template: Template, parts: JsonObject): Template | undefined {
  if (!isObject(template.body)) return undefined;
  const others = Object.entries(template.body).filter(
    ([name]) => !/To(?:Add|Update|Remove)$/u.test(name),
  );
  return { ...template, body: { ...Object.fromEntries(others), ...parts } };
}
