import { answered, type OperationPair, sent } from '../align/align.ts';
import type { Contract } from '../contract.ts';
import type { Observation, Party } from '../finding.ts';
import { isObject, type JsonObject, listAt, objectAt, stringsAt } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';
import { viewerOf } from '../schemas/accepted/view.ts';
import { noteOf } from '../schemas/difference.ts';
import { PARTY } from '../schemas/judge.ts';
import type { Context, OperationRule } from './rule.ts';
import { heldBy, statusesOf } from './statuses.ts';

/**
 * What an operation promises about itself in extensions: what sending it again does, how long a period it takes,
 * which of several names must be given, and whether a list is always whole.
 */
export const judgePromises: OperationRule = (pair, context) => [
  ...judgeRepeats(pair),
  ...judgePeriod(pair),
  ...judgeChoice(pair, context),
  ...judgeWholeness(pair, context),
  ...judgePlace(pair, context),
];

function said(
  pair: OperationPair,
  key: string,
  rule: string,
  breaks: Party[],
  message = noteOf(key, pair.base[key], pair.revision[key]),
): Observation {
  return {
    rule,
    level: breaks.length > 0 ? 'breaking' : 'addition',
    side: key in pair.revision ? 'revision' : 'base',
    pointer: join(pair.pointer, key),
    breaks,
    operations: [pair.name],
    message,
    before: pair.base[key],
    after: pair.revision[key],
  };
}

/** A request that does nothing more when it is sent again may be sent by whoever lost an answer. */
function judgeRepeats(pair: OperationPair): Observation[] {
  const key = 'x-repeat';
  // In another shape than a word it says nothing.
  const [before, after] = [pair.base[key], pair.revision[key]].map((each) =>
    typeof each === 'string' ? each : undefined,
  );
  if (before === after) return [];
  const isKept = before === undefined || after === 'same';
  return [said(pair, key, 'repeat-changed', isKept ? [] : [PARTY[sent(pair)]])];
}

function judgePeriod(pair: OperationPair): Observation[] {
  const key = 'x-max-days';
  // Days; in another shape it says nothing.
  const [before, after] = [pair.base[key], pair.revision[key]].map((each) =>
    typeof each === 'number' ? each : Infinity,
  );
  if (before === undefined || after === undefined || before === after) return [];
  return [said(pair, key, 'longest-period-changed', after < before ? [PARTY[sent(pair)]] : [])];
}

/** Names of which exactly one is given: fewer, or more of those that could be sent beside them, refuse requests. */
function judgeChoice(pair: OperationPair, context: Context): Observation[] {
  const key = 'x-exactly-one-of';
  const [before, after] = [stringsAt(pair.base, key), stringsAt(pair.revision, key)];
  if (before.toSorted().join() === after.toSorted().join()) return [];
  const isFewer = after.length > 0 && before.some((name) => !after.includes(name));
  const isMore = after.some(
    (name) => !before.includes(name) && couldSend(context.base, pair.base, pair.pointer, name),
  );
  return [said(pair, key, 'choice-changed', isFewer || isMore ? [PARTY[sent(pair)]] : [])];
}

/** Whether a request could hold `query.from` or `body.email`. */
function couldSend(contract: Contract, operation: JsonObject, at: string, path: string): boolean {
  const [place = '', name = ''] = path.split('.');
  const { document } = contract;
  if (place !== 'body') {
    return listAt(operation, 'parameters').some((listed) => {
      const { value } = resolve(document, listed, at);
      return isObject(value) && value.name === name;
    });
  }
  const { value: body, pointer } = resolve(
    document,
    operation.requestBody,
    join(at, 'requestBody'),
  );
  const content = isObject(body) ? (objectAt(body, 'content') ?? {}) : {};
  return Object.entries(content).some(([type, media]) => {
    const node = {
      value: isObject(media) ? (media.schema ?? true) : true,
      pointer: join(pointer, 'content', type, 'schema'),
    };
    const shapes = viewerOf(contract).view([node]).shapes.get('object') ?? [];
    return shapes.some(({ properties }) => properties.has(name));
  });
}

/** The answers of a status in both contracts, as far as both have it. */
function answersOf(pair: OperationPair, { base, revision }: Context) {
  const [had, has] = [objectAt(pair.base, 'responses'), objectAt(pair.revision, 'responses')];
  const [listed, lists] = [statusesOf(pair.base), statusesOf(pair.revision)];
  return [...new Set([...listed.keys(), ...lists.keys()])].flatMap((status) => {
    const [one, other] = [heldBy(status, listed), heldBy(status, lists)];
    if (one === undefined || other === undefined) return [];
    const at = join(pair.pointer, 'responses', other);
    const before = resolve(base.document, had?.[one], at).value;
    const after = resolve(revision.document, has?.[other], at).value;
    return isObject(before) && isObject(after) ? [{ status, at, before, after }] : [];
  });
}

/**
 * Why an answer names no place of what was made: nobody calls otherwise for it, but whoever looks for the place reads
 * it. The wording is free, as that of descriptions is; that there is a place is told by its header.
 */
function judgePlace(pair: OperationPair, context: Context): Observation[] {
  const key = 'x-no-location';
  return answersOf(pair, context).flatMap(({ status, at, before, after }): Observation[] => {
    if (key in before === key in after) return [];
    const message =
      key in after
        ? `Answer \`${status}\` says why it names no place: ${after[key]}`
        : `Answer \`${status}\` no longer says why it names no place: ${before[key]}`;
    const operations = [pair.name];
    const rule = 'location-reason-changed';
    return [{ rule, level: 'other', side: 'revision', pointer: at, operations, message }];
  });
}

/** A list that was always whole may have more than it shows from now on. */
function judgeWholeness(pair: OperationPair, context: Context): Observation[] {
  const key = 'x-never-cut';
  return answersOf(pair, context).flatMap(({ status, at, before, after }): Observation[] => {
    if (key in before === key in after) return [];
    const isLost = key in before;
    const message = isLost
      ? `The list of answer \`${status}\` may be cut now.`
      : `The list of answer \`${status}\` is never cut.`;
    return [
      {
        rule: 'wholeness-changed',
        level: isLost ? 'breaking' : 'addition',
        side: 'revision',
        pointer: at,
        breaks: isLost ? [PARTY[answered(pair)]] : [],
        operations: [pair.name],
        message,
      },
    ];
  });
}
