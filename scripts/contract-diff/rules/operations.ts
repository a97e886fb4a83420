import { sent, type UnmatchedOperation } from '../align/align.ts';
import type { Observation, Party } from '../finding.ts';
import { parseDay } from '../lib/day.ts';
import { writtenId } from '../lib/operation-id.ts';
import { join } from '../lib/pointer.ts';
import { noteOf } from '../schemas/difference.ts';
import { PARTY } from '../schemas/judge.ts';
import type { ContractRule, OperationRule } from './rule.ts';
import { takesCallsOf } from './shadowing.ts';

/** Operations that came or went. `today` (`YYYY-MM-DD`) decides whether a sunset has passed. */
export const judgeUnmatchedOperations: ContractRule = (context) => {
  const { alignment, today } = context;
  return [
    ...alignment.removed.map((lone) => judgeRemoved(lone, today, 'callers')),
    ...alignment.added.map((lone): Observation => {
      const place = common(lone, 'revision');
      const former = context.pairs.find((pair) => takesCallsOf(lone, pair, context));
      if (!former) {
        const message = `Operation \`${titleOf(lone)}\` was added.`;
        return { ...place, rule: 'operation-added', level: 'addition', message };
      }
      const { method, path } = former.name;
      const message = `Operation \`${titleOf(lone)}\` takes calls that \`${method} ${path}\` took.`;
      const breaks: Party[] = ['callers'];
      return { ...place, rule: 'operation-shadowed', level: 'breaking', breaks, message };
    }),
  ];
};

/** An operation that is gone, and whom that breaks. */
export function judgeRemoved(lone: UnmatchedOperation, today: string, party: Party): Observation {
  const removed = `Operation \`${titleOf(lone)}\` was removed`;
  const sunset = parseDay(lone.operation['x-sunset']);
  const isAnnounced = lone.operation.deprecated === true && sunset !== undefined;
  if (isAnnounced && sunset < today) {
    return {
      ...common(lone, 'base'),
      rule: 'sunset-operation-removed',
      level: 'addition',
      message: `${removed} after its sunset on ${sunset}.`,
    };
  }
  const isMistyped = lone.operation['x-sunset'] !== undefined && sunset === undefined;
  const reason = isAnnounced
    ? ` before its sunset on ${sunset} had passed`
    : isMistyped
      ? ' and its x-sunset is no day YYYY-MM-DD'
      : '';
  return {
    ...common(lone, 'base'),
    rule: 'operation-removed',
    level: 'breaking',
    breaks: [party],
    message: `${removed}${reason}.`,
  };
}

function common(lone: UnmatchedOperation, side: 'base' | 'revision') {
  const aside = { at: lone.at, origin: lone.origin };
  return { side, pointer: lone.at, aside, operations: [lone.name] };
}

function titleOf({ name }: UnmatchedOperation): string {
  return `${name.method} ${name.path}`;
}

/** What clients generate names from: operationId and path parameters. */
export const judgeNames: OperationRule = (pair) => {
  const { base, revision, pointer, renamed } = pair;
  const breaks = [PARTY[sent(pair)]];
  const found: Observation[] = renamed.map(({ from, to }) => ({
    rule: 'path-parameter-renamed',
    level: 'breaking',
    side: 'revision',
    pointer,
    breaks,
    message: `Path parameter \`${from}\` was renamed to \`${to}\`.`,
    before: from,
    after: to,
  }));
  const [before, after] = [writtenId(base), writtenId(revision)];
  if (before === undefined || before === after) return found;
  const what = after === undefined ? 'was removed' : `was renamed to \`${after}\``;
  const message = `operationId \`${before}\` ${what}.`;
  const place = { side: 'revision' as const, pointer: join(pointer, 'operationId'), before, after };
  return [...found, { ...place, rule: 'operation-id-changed', level: 'breaking', breaks, message }];
};

/** How long an operation will be there. */
export const judgeLifetime: OperationRule = (pair) => {
  const { base, revision, pointer } = pair;
  const found: Observation[] = [];
  const place = { side: 'revision' as const, breaks: [PARTY[sent(pair)]] };
  const [promised, sunset] = [parseDay(base['x-sunset']), parseDay(revision['x-sunset'])];
  const isEarlier = promised !== undefined && sunset !== undefined && sunset < promised;
  if (isEarlier) {
    found.push({
      ...place,
      rule: 'sunset-moved-earlier',
      level: 'breaking',
      pointer: join(pointer, 'x-sunset'),
      message: `The sunset moved from ${promised} to ${sunset}.`,
      before: promised,
      after: sunset,
    });
  }
  for (const key of ['deprecated', 'x-sunset']) {
    const said = (value: typeof base) => (value[key] === false ? undefined : value[key]);
    const [before, after] = [said(base), said(revision)];
    if (before === after || (isEarlier && key === 'x-sunset')) continue;
    const message = noteOf(key, before, after);
    found.push({
      ...place,
      rule: 'operation-modified',
      level: 'other',
      pointer: join(pointer, key),
      message,
    });
  }
  return found;
};
