import type { Alignment, OperationPair, UnmatchedOperation } from '../align/align.ts';
import type { Observation } from '../finding.ts';
import { parseDay } from '../lib/day.ts';
import { join } from '../lib/pointer.ts';

/** Operations that came or went. `today` (`YYYY-MM-DD`) decides whether a sunset has passed. */
export function judgeUnmatchedOperations(alignment: Alignment, today: string): Observation[] {
  return [
    ...alignment.removed.map((lone) => judgeRemoved(lone, today)),
    ...alignment.added.map(
      (lone): Observation => ({
        ...common(lone, 'revision'),
        rule: 'operation-added',
        level: 'addition',
        message: `Operation \`${titleOf(lone)}\` was added.`,
      }),
    ),
  ];
}

function judgeRemoved(lone: UnmatchedOperation, today: string): Observation {
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
    breaks: ['callers'],
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

/** What clients generate names from: operationId and path parameters; and the sunset promised. */
export function judgeNames({ base, revision, pointer, renamed }: OperationPair): Observation[] {
  const found: Observation[] = renamed.map(({ from, to }) => ({
    rule: 'path-parameter-renamed',
    level: 'breaking',
    side: 'revision',
    pointer,
    breaks: ['callers'],
    message: `Path parameter \`${from}\` was renamed to \`${to}\`.`,
    before: from,
    after: to,
  }));
  const [before, after] = [base.operationId, revision.operationId];
  if (before !== undefined && before !== after) {
    found.push({
      rule: 'operation-id-changed',
      level: 'breaking',
      side: 'revision',
      pointer: join(pointer, 'operationId'),
      breaks: ['callers'],
      message:
        after === undefined
          ? `operationId \`${before}\` was removed.`
          : `operationId \`${before}\` was renamed to \`${after}\`.`,
      before,
      after,
    });
  }
  const promised = parseDay(base['x-sunset']);
  const sunset = parseDay(revision['x-sunset']);
  if (promised !== undefined && sunset !== undefined && sunset < promised) {
    found.push({
      rule: 'sunset-moved-earlier',
      level: 'breaking',
      side: 'revision',
      pointer: join(pointer, 'x-sunset'),
      breaks: ['callers'],
      message: `The sunset moved from ${promised} to ${sunset}.`,
      before: promised,
      after: sunset,
    });
  }
  return found;
}
