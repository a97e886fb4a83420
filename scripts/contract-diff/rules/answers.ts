import { answered, type OperationPair } from '../align/align.ts';
import type { Contract } from '../contract.ts';
import type { Observation } from '../finding.ts';
import { canonical, isObject, type JsonObject, objectAt } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';
import { PARTY } from '../schemas/judge.ts';
import { judgeContent } from './content/content.ts';
import { judgeHeaders } from './content/headers.ts';
import type { OperationRule } from './rule.ts';
import { heldBy, statusesOf } from './statuses.ts';

interface Placed {
  written: string;
  response: JsonObject;
  pointer: string;
}

/** Which answers there are, and what they hold. Ranges (`4XX`) and `default` stand for what they cover. */
export const judgeAnswers: OperationRule = (pair, context) => {
  // By their key, since what holds for all other statuses is called like a value: `default`.
  const [before, after] = [pair.base, pair.revision].map(({ responses = {} }) => ({ responses }));
  if (context.areSame(before, after)) return [];
  const direction = answered(pair);
  const had = placed(context.base, pair.base, pair);
  const has = placed(context.revision, pair.revision, pair);
  const breaks = [PARTY[direction]];
  const operations = [pair.name];
  const found: Observation[] = [];
  // Whoever was ready for a range was ready for each of its answers.
  const come = [...has.keys()].filter((status) => !had.has(status) && !had.has(`${status[0]}XX`));
  const gone = [...had.keys()].filter(
    (status) => !heldBy(status, has) && !(direction === 'response' && isNarrowed(status, has)),
  );
  const became = twin(had, has, gone, come);
  for (const status of gone) {
    const written = had.get(status)?.written ?? status;
    const place = { rule: 'response-removed', level: 'breaking' as const, breaks, operations };
    if (became) {
      const pointer = join(pair.pointer, 'responses', became);
      const message = `Response \`${written}\` became \`${became}\`.`;
      found.push({ ...place, side: 'revision', pointer, message });
    } else {
      const pointer = join(pair.pointer, 'responses', written);
      found.push({
        ...place,
        side: 'base',
        pointer,
        message: `Response \`${written}\` was removed.`,
      });
    }
  }
  for (const status of come.filter((each) => each !== became)) {
    const pointer = join(pair.pointer, 'responses', has.get(status)?.written ?? status);
    const place = { side: 'revision' as const, pointer, operations };
    found.push({
      ...place,
      rule: 'response-added',
      level: 'addition',
      message: 'Response was added.',
    });
  }
  // What holds for a status is its own definition, else that of its range, else the default one.
  for (const status of new Set([...had.keys(), ...has.keys()])) {
    const [left, right] = [heldBy(status, had), heldBy(status, has)];
    if (!left || !right) continue;
    const [one, other] = [left.response, right.response];
    const places = [left.pointer, right.pointer] as const;
    const contents = { base: one.content, revision: other.content, places };
    const told = [
      ...judgeContent(contents, direction, context),
      ...judgeHeaders(one, other, places, direction, context, judgeContent, {
        status: had.has(status) ? left.written : right.written,
      }),
    ];
    // What an answer of its own lacks is told of it: what its range says still stands there.
    const isLost = ({ side, pointer }: Observation) =>
      !had.has(status) && side === 'base' && pointer.startsWith(`${left.pointer}/`);
    const here = { side: 'revision' as const, pointer: right.pointer };
    found.push(...told.map((each) => (isLost(each) ? { ...each, ...here } : each)));
  }
  return found;
};

function placed(
  contract: Contract,
  operation: JsonObject,
  { pointer }: OperationPair,
): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const [status, written] of statusesOf(operation)) {
    const listed = objectAt(operation, 'responses')?.[written];
    const { value, pointer: at } = resolve(
      contract.document,
      listed,
      join(pointer, 'responses', written),
    );
    if (isObject(value)) found.set(status, { written, response: value, pointer: at });
  }
  return found;
}

/** Whether successes are named where their range stood: whoever reads the range reads them. Errors are branched on. */
function isNarrowed(range: string, answers: ReadonlyMap<string, Placed>): boolean {
  return range === '2XX' && [...answers.keys()].some((status) => status.startsWith('2'));
}

/** The new status of an answer that otherwise stayed as it was. */
function twin(
  had: ReadonlyMap<string, Placed>,
  has: ReadonlyMap<string, Placed>,
  gone: string[],
  come: string[],
): string | undefined {
  const [before, after] = [gone[0], come[0]];
  if (before === undefined || after === undefined || gone.length !== 1 || come.length !== 1)
    return undefined;
  const text = (placed: Placed | undefined) => canonical(placed?.response);
  return text(had.get(before)) === text(has.get(after)) ? after : undefined;
}
