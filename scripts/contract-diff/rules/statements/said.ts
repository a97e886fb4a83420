import type { OpenApiDocument } from '../../../../openapi/model/document.ts';
import type { OperationPair } from '../../align/align.ts';
import type { Contract, OperationName } from '../../contract.ts';
import type { Observation, Party } from '../../finding.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { Context } from '../rule.ts';
import { type Meeting, meetingsOf } from './meeting.ts';
import { renamedSchemas } from './names.ts';
import { withOwnPaths } from './paths.ts';
import { withoutUnreadable } from './readable.ts';

/** The extensions that say what a service does, beyond the shape of requests and answers. */
const STATEMENTS = new Set([
  'x-states',
  'x-order',
  'x-server-set',
  'x-session-user',
  'x-deletes',
  'x-notifies',
  'x-unique',
  'x-derived',
  'x-refunds',
  'x-alias-of',
  'x-enum-varnames',
  'x-extensible-enum',
]);

/** What rules about statements look at. */
export type Compared = Pick<Context, 'base' | 'revision' | 'pairs' | 'events' | 'areSame'>;

/** Two contracts as they were read, with what matches between them. */
export interface Both {
  base: OpenApiDocument;
  revision: OpenApiDocument;
  pairs: readonly OperationPair[];
  /** The name that an operation of the base has in the revision; undefined when it is gone. */
  renamed(operationId: string): string | undefined;
  /** The name that a schema has in the revision: its own where it is not known to have another. */
  renamedSchema(name: string): string;
  /** The operations in both contracts that have one of these ids in the base. */
  named(operationIds: Iterable<string>): OperationName[];
  /** What meets at the places of requests and answers, without those that say the same word for word. */
  meetings(): readonly Meeting[];
}

/** Whether a document, or a part of one, says anything in annotations. */
export function saysAnything(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(saysAnything);
  if (!isObject(value)) return false;
  return Object.keys(value).some((key) => STATEMENTS.has(key) || saysAnything(value[key]));
}

/** Prepares two contracts for the rules about statements. */
export function bothOf({ base, revision, pairs, events, areSame }: Compared): Both {
  const documentOf = ({ source }: Contract) => withOwnPaths(withoutUnreadable(source.document));
  const [before, after] = [documentOf(base), documentOf(revision)];
  const ids = new Map(
    pairs.map((pair) => [String(pair.base.operationId), String(pair.revision.operationId)]),
  );
  const names = new Map(pairs.map((pair) => [String(pair.base.operationId), pair.name]));
  let meetings: readonly Meeting[] | undefined;
  const schemas = renamedSchemas(before, after);
  const isRenamed = schemas.size > 0 || [...ids].some(([old, now]) => old !== now);
  function named(operationIds: Iterable<string>): OperationName[] {
    return [...new Set(operationIds)].flatMap((id) => names.get(id) ?? []);
  }
  return {
    // What was loaded is an OpenAPI document with a `paths`; the readers of annotations ask for no more.
    base: before as unknown as OpenApiDocument,
    revision: after as unknown as OpenApiDocument,
    pairs,
    renamed: (operationId) => ids.get(operationId),
    renamedSchema: (name) => schemas.get(name) ?? name,
    named,
    meetings: () => {
      // By other names the same words say something else.
      const areAlike = isRenamed ? () => false : areSame;
      meetings ??= meetingsOf(base, revision, [...pairs, ...events], areAlike);
      return meetings;
    },
  };
}

export interface Told {
  rule: string;
  level: Observation['level'];
  message: string;
  operations: OperationName[];
  breaks?: Party[];
}

/** An observation about a statement at a pointer of the base, or of the revision where it is new. */
export function told(pointer: string, side: Observation['side'], what: Told): Observation {
  return { breaks: [], ...what, side, pointer, aside: { at: pointer, origin: pointer } };
}

/** A statement that is gone as a whole: nobody can rely on it any more. */
export function withdrawn(pointer: string, what: string, operations: OperationName[]): Observation {
  return told(pointer, 'base', {
    rule: 'statement-removed',
    level: 'breaking',
    message: `The contract no longer says ${what}.`,
    operations,
    breaks: ['callers', 'readers'],
  });
}

/** A statement where there was none: it promises what was open before. */
export function announced(pointer: string, what: string, operations: OperationName[]): Observation {
  return told(pointer, 'revision', {
    rule: 'statement-added',
    level: 'addition',
    message: `The contract says ${what} now.`,
    operations,
  });
}
