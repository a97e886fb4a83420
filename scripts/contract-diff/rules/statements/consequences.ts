import { deletionsOf } from '../../../../openapi/model/annotations/deletes.ts';
import { type Notifies, noticesOf } from '../../../../openapi/model/annotations/notifies.ts';
import type { OpenApiDocument } from '../../../../openapi/model/document.ts';
import type { Observation } from '../../finding.ts';
import { type Conditions, changeOf, spoken, withCase } from './conditions.ts';
import { type Both, told, withdrawn } from './said.ts';

/** What an operation says, piece by piece, and where. */
interface Pieces {
  pointer: string;
  pieces: ReadonlySet<string>;
}

/** What the loss and the coming of a piece mean. */
interface Judged {
  rule: string;
  verdict: Pick<Observation, 'breaks'> | undefined;
}

/** What operations say; schemas as `named` calls them, also where the revision goes on using an old name. */
type Read = (document: OpenApiDocument, named: (schema: string) => string) => Map<string, Pieces>;

function judge(
  both: Both,
  read: Read,
  verdictOf: (
    piece: string,
    isLost: boolean,
    other: ReadonlySet<string>,
    isSilent: boolean,
  ) => Judged | undefined,
): Observation[] {
  const before = read(both.base, both.renamedSchema);
  const after = read(both.revision, both.renamedSchema);
  return both.pairs.flatMap(({ base, revision, name }) => {
    const had = before.get(String(base.operationId));
    const has = after.get(String(revision.operationId));
    // An operation that said nothing promised nothing: all it says now is new.
    if (!had) {
      if (!has) return [];
      const message = `${name.operationId} says what follows: ${[...has.pieces].join('; ')}.`;
      const what = { rule: 'statement-added', level: 'addition' as const, message };
      return [told(has.pointer, 'revision', { ...what, operations: [name] })];
    }
    const now = has?.pieces ?? new Set<string>();
    const lost = [...had.pieces].filter((piece) => !now.has(piece));
    const come = [...now].filter((piece) => !had.pieces.has(piece));
    return [
      ...lost.map((piece) => [piece, true] as const),
      ...come.map((piece) => [piece, false] as const),
    ].flatMap(([piece, isLost]) => {
      const judged = verdictOf(piece, isLost, isLost ? now : had.pieces, !has);
      if (!judged) return [];
      const breaks = judged.verdict?.breaks ?? [];
      return [
        told(has?.pointer ?? had.pointer, has ? 'revision' : 'base', {
          rule: judged.rule,
          level: breaks.length > 0 ? 'breaking' : 'addition',
          message: `${name.operationId} ${isLost ? 'no longer' : 'now'} ${piece}.`,
          breaks,
          operations: [name],
        }),
      ];
    });
  });
}

const readDeletions: Read = (document, named) =>
  new Map(
    [...deletionsOf(document)].map(([id, { of, takes, keeps, pointer }]) => [
      id,
      {
        pointer,
        pieces: new Set([
          `deletes ${named(of)}`,
          ...takes.map((name) => `takes ${named(name)}`),
          ...keeps.map((name) => `keeps ${named(name)}`),
        ]),
      },
    ]),
  );

const noticePieces = ({ type, to, mail = false }: Notifies): string[] =>
  to.flatMap((party) => [
    ...(type ? [`tells ${party} ${type}`] : []),
    ...(mail ? [`writes to ${party}${type ? ` of ${type}` : ''}`] : []),
  ]);

/** A notification or an e-mail to a party, and what has to hold for it. */
function conditionsOf(notices: readonly Notifies[]): Map<string, Conditions> {
  const found = new Map<string, Conditions>();
  for (const notice of notices) {
    for (const piece of noticePieces(notice)) {
      found.set(piece, withCase(found.get(piece), notice.when));
    }
  }
  return found;
}

const readNotices: Read = (document) =>
  new Map(
    [...noticesOf(document)].map(([id, { notices, pointer }]) => [
      id,
      { pointer, pieces: new Set(conditionsOf(notices).keys()) },
    ]),
  );

/**
 * Deletions (`x-deletes`): one that takes more, or other records, breaks callers, one that no longer keeps what it kept
 * breaks readers. Taking less and keeping more are additions.
 */
export const judgeDeletions = (both: Both): Observation[] => [
  ...judgeSilence(both),
  ...judge(both, readDeletions, (piece, isLost, other, isSilent) => {
    const takes = piece.startsWith('takes ');
    if (piece.startsWith('deletes ')) {
      // Another record is told once, by its name; silence is judged as a whole.
      return isLost ? undefined : { rule: 'deletion-takes-more', verdict: { breaks: ['callers'] } };
    }
    const name = piece.split(' ')[1] ?? '';
    // What is taken and no longer kept is told once.
    if (!takes && isLost && other.has(`takes ${name}`)) return undefined;
    // Where nothing is said any more, nobody promises that less is taken.
    if (takes && isSilent) return undefined;
    if (takes && !isLost) return { rule: 'deletion-takes-more', verdict: { breaks: ['callers'] } };
    if (!takes && isLost) return { rule: 'deletion-keeps-less', verdict: { breaks: ['readers'] } };
    return { rule: 'deletion-spares', verdict: undefined };
  }),
];

/** A deletion of which nothing is said any more may take what it left alone; one that kept records is told by them. */
function judgeSilence(both: Both): Observation[] {
  const [before, after] = [both.base, both.revision].map((one) =>
    readDeletions(one, both.renamedSchema),
  );
  return both.pairs.flatMap(({ base, revision, name }) => {
    const had = before?.get(String(base.operationId));
    if (!had || after?.has(String(revision.operationId))) return [];
    if ([...had.pieces].some((piece) => piece.startsWith('keeps '))) return [];
    return [withdrawn(had.pointer, `what ${name.operationId} takes and leaves`, [name])];
  });
}

/**
 * Notifications (`x-notifies`): one that is gone, or its e-mail, breaks whoever waits for it, and so does one that comes
 * on fewer occasions; more of them break nobody.
 */
export const judgeNotices = (both: Both): Observation[] => [
  ...judge(both, readNotices, (_piece, isLost) =>
    isLost
      ? { rule: 'notification-removed', verdict: { breaks: ['readers'] } }
      : { rule: 'notification-added', verdict: undefined },
  ),
  ...judgeOccasions(both),
];

const OCCASIONS = {
  'less often': { rule: 'notification-restricted', level: 'breaking', breaks: ['readers'] },
  'more often': { rule: 'notification-added', level: 'addition', breaks: [] },
  'in other words': { rule: 'notification-reworded', level: 'other', breaks: [] },
} as const;

/** Notifications of both contracts that need something else to hold. */
function judgeOccasions(both: Both): Observation[] {
  const [before, after] = [noticesOf(both.base), noticesOf(both.revision)];
  return both.pairs.flatMap(({ base, revision, name }) => {
    const had = conditionsOf(before.get(String(base.operationId))?.notices ?? []);
    const now = after.get(String(revision.operationId));
    const has = conditionsOf(now?.notices ?? []);
    return [...had].flatMap(([piece, was]) => {
      const is = has.get(piece);
      const change = is && changeOf(was, is);
      if (!now || !is || !change) return [];
      const { rule, level, breaks } = OCCASIONS[change];
      const message = `${name.operationId} ${piece} on the condition ${spoken(is)} instead of ${spoken(was)}.`;
      const what = { rule, level, breaks: [...breaks], message, operations: [name] };
      return [told(now.pointer, 'revision', what)];
    });
  });
}
