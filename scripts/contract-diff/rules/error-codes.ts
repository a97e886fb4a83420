import type { OperationPair } from '../align/align.ts';
import type { Observation } from '../finding.ts';
import { type JsonObject, objectAt, stringsAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import type { ContractRule } from './rule.ts';
import { heldBy, statusesOf } from './statuses.ts';

const ROOT = '#/x-error-codes';

interface Code {
  status: number;
  /** Which operations answer it; `operation` means those that name it. */
  scope: string;
}

/** The catalogue of a contract, by code; undefined when it has none. */
function catalogueOf(document: JsonObject): Map<string, Code> | undefined {
  const catalogue = objectAt(document, 'x-error-codes');
  if (!catalogue) return undefined;
  return new Map(
    Object.keys(catalogue).map((code) => {
      const { status, scope } = objectAt(catalogue, code) ?? {};
      return [code, { status: Number(status), scope: String(scope ?? 'operation') }];
    }),
  );
}

const lists = (operation: JsonObject, status: number) =>
  heldBy(String(status), statusesOf(operation)) !== undefined;

/** Whether an operation of the base can answer a code, as far as its statuses tell. */
function answers({ base }: OperationPair, code: string, { status, scope }: Code): boolean {
  if (scope === 'operation') return stringsAt(base, 'x-error-codes').includes(code);
  return scope === 'address' || lists(base, status);
}

function lost(pointer: string, rule: string, message: string): Observation {
  return { rule, level: 'breaking', side: 'base', pointer, message, breaks: ['readers'] };
}

/** What became of one code of the base; undefined when nothing did. */
function judgeCode(code: string, before: Code, after: Code | undefined): Observation | undefined {
  const place = join(ROOT, code);
  if (!after) return lost(place, 'error-code-removed', `\`${code}\` is no code any more.`);
  if (after.status !== before.status) {
    const message = `\`${code}\` comes with ${after.status} instead of ${before.status}.`;
    return {
      ...lost(place, 'error-code-status-changed', message),
      before: before.status,
      after: after.status,
    };
  }
  // Answered wherever its status is listed, it has left nobody.
  if (after.scope === before.scope || after.scope === 'status') return undefined;
  const message = `\`${code}\` is answered by \`${after.scope}\` instead of \`${before.scope}\`.`;
  return {
    ...lost(place, 'error-code-scope-changed', message),
    before: before.scope,
    after: after.scope,
  };
}

function judgeOperation(
  { name, pointer, base, revision }: OperationPair,
  before: ReadonlyMap<string, Code>,
  after: ReadonlyMap<string, Code>,
): Observation[] {
  const place = join(pointer, 'x-error-codes');
  const [had, has] = [stringsAt(base, 'x-error-codes'), stringsAt(revision, 'x-error-codes')];
  const gone = had.filter((code) => {
    const entry = after.get(code);
    // A code or status that is gone altogether is told once, by its own rule.
    const isOwn = entry?.scope === 'operation' && before.get(code)?.scope === 'operation';
    return isOwn && !has.includes(code) && lists(revision, entry.status);
  });
  const come = has.filter((code) => !had.includes(code));
  const operations = [name];
  return [
    ...gone.map((code) => ({
      ...lost(join(place, code), 'error-code-removed', `\`${code}\` is no longer answered.`),
      aside: { at: join(place, code), origin: place },
      operations,
    })),
    ...come.map((code) => ({
      rule: 'error-code-added',
      level: 'addition' as const,
      side: 'revision' as const,
      pointer: place,
      message: `\`${code}\` may be answered.`,
      operations,
    })),
  ];
}

/**
 * Codes that a client may branch on: gone from the catalogue or from an operation, with another status, or
 * answered by fewer operations. New ones are additions, because clients expect codes that they do not know.
 */
export const judgeErrorCodes: ContractRule = ({ base, revision, pairs }) => {
  const before = catalogueOf(base.document);
  const after = catalogueOf(revision.document) ?? new Map<string, Code>();
  const operations = pairs.map(({ name }) => name);
  if (!before) {
    if (after.size === 0) return [];
    const message = 'Error codes have a catalogue now.';
    return [
      {
        rule: 'error-code-added',
        level: 'addition',
        side: 'revision',
        pointer: ROOT,
        message,
        operations,
      },
    ];
  }
  const found = [...before].flatMap(([code, entry]) => {
    const judged = judgeCode(code, entry, after.get(code));
    const touched = pairs.filter((pair) => answers(pair, code, entry)).map(({ name }) => name);
    // The catalogue is promised by itself: of a code that no operation is known to answer everybody may be told.
    const told = touched.length > 0 || after.has(code) ? touched : operations;
    return judged && told.length > 0 ? [{ ...judged, operations: told }] : [];
  });
  const come = [...after.keys()].filter((code) => !before.has(code));
  const added = come.map((code) => ({
    rule: 'error-code-added',
    level: 'addition' as const,
    side: 'revision' as const,
    pointer: join(ROOT, code),
    message: `\`${code}\` is a code now.`,
    operations,
  }));
  return [...found, ...added, ...pairs.flatMap((pair) => judgeOperation(pair, before, after))];
};
