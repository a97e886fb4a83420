import type { Contract, Direction } from '../../contract.ts';
import type { Observation } from '../../finding.ts';
import { isObject, type JsonObject, objectAt } from '../../lib/json.ts';
import { join, resolve } from '../../lib/pointer.ts';
import { viewerOf } from '../../schemas/accepted/view.ts';
import { noteOf } from '../../schemas/difference.ts';
import { PARTY } from '../../schemas/judge.ts';
import type { ContentJudge, Context } from '../rule.ts';
import { describedAt } from './described.ts';

interface Placed {
  written: string;
  header: JsonObject;
  pointer: string;
}

/** What becomes of the headers of an answer or of a part; names do not tell upper from lower case. */
export function judgeHeaders(
  before: JsonObject,
  after: JsonObject,
  [base, revision]: readonly [string, string],
  direction: Direction,
  context: Context,
  judgeContent: ContentJudge,
  owner: { status: string } | { part: string },
): Observation[] {
  const [had, has] = [
    placed(context.base, before, base),
    placed(context.revision, after, revision),
  ];
  const breaks = [PARTY[direction]];
  const isRead = direction === 'response';
  const titleOf = (written: string) =>
    'part' in owner
      ? `Header \`${written}\` of part \`${owner.part}\``
      : `Response header \`${written}\``;
  const found: Observation[] = [];
  const gone = [...had].filter(([name]) => !has.has(name)).map(([, header]) => header);
  // A header that callers no longer need to send is one that is no longer read.
  const removed = {
    rule: 'response-header-removed',
    level: 'breaking' as const,
    side: 'base' as const,
  };
  if (gone.length > 0 && after.headers === undefined && 'status' in owner) {
    const message = `All headers of response \`${owner.status}\` were removed.`;
    found.push({ ...removed, pointer: join(base, 'headers'), breaks, message });
  } else {
    for (const { written } of gone) {
      const message = `${titleOf(written)} was removed.`;
      found.push({ ...removed, pointer: join(base, 'headers', written), breaks, message });
    }
  }
  for (const [name, right] of has) {
    const left = had.get(name);
    const [was, is] = [left?.header.required === true, right.header.required === true];
    const place = { side: 'revision' as const, breaks };
    const pointer = join(revision, 'headers', right.written);
    if (!left) {
      const isAsked = is && !isRead;
      const rule = isAsked ? 'response-header-required' : 'header-added';
      const message = `${isAsked ? 'Required header' : 'Header'} \`${right.written}\` was added.`;
      const level = isAsked ? 'breaking' : 'addition';
      const covers = () => describedAt(context.revision, right.header, right.pointer);
      found.push({ ...place, rule, level, pointer, message, covers });
      continue;
    }
    if (was && !is && isRead) {
      const message = `${titleOf(left.written)} may be absent now.`;
      const rule = 'response-header-optional';
      found.push({ ...place, rule, level: 'breaking', pointer: right.pointer, message });
    } else if (is && !was && !isRead) {
      const message = `${titleOf(left.written)} became required.`;
      const rule = 'response-header-required';
      found.push({ ...place, rule, level: 'breaking', pointer: right.pointer, message });
    } else if (
      was !== is ||
      (left.header.deprecated === true) !== (right.header.deprecated === true)
    ) {
      const key = was === is ? 'deprecated' : 'required';
      const message = noteOf(key, left.header[key], right.header[key]);
      const place2 = join(right.pointer, key);
      found.push({ ...place, rule: 'header-modified', level: 'other', pointer: place2, message });
    }
    found.push(...judgeValue(left, right, direction, context, judgeContent));
  }
  return found;
}

function judgeValue(
  left: Placed,
  right: Placed,
  direction: Direction,
  context: Context,
  judgeContent: ContentJudge,
): Observation[] {
  const [before, after] = [left.header, right.header];
  const found: Observation[] = [];
  const isMoved = (before.content === undefined) !== (after.content === undefined);
  if (isMoved || isExploded(left, context.base) !== isExploded(right, context.revision)) {
    found.push({
      rule: 'header-serialization-changed',
      level: 'breaking',
      side: 'revision',
      pointer: right.pointer,
      breaks: [PARTY[direction]],
      message: `Header \`${left.written}\` is written otherwise.`,
      covers: () => describedAt(context.revision, after, right.pointer),
    });
  }
  if (before.schema !== undefined && after.schema !== undefined) {
    const one = { value: before.schema, pointer: join(left.pointer, 'schema') };
    const other = { value: after.schema, pointer: join(right.pointer, 'schema') };
    found.push(...context.judgeSchemas(one, other, direction));
  }
  if (isMoved) return found;
  const places = [left.pointer, right.pointer] as const;
  const contents = { base: before.content, revision: after.content, places };
  return [...found, ...judgeContent(contents, direction, context)];
}

/** Whether an object stands in it as `name=value`; anything else is written the same, exploded or not. */
function isExploded({ header, pointer }: Placed, contract: Contract): boolean {
  const node = { value: header.schema ?? true, pointer: join(pointer, 'schema') };
  return header.explode === true && viewerOf(contract).view([node]).types.has('object');
}

function placed(contract: Contract, owner: JsonObject, pointer: string): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const written of Object.keys(objectAt(owner, 'headers') ?? {})) {
    // The media type of the answer says it; as a header it is ignored.
    if (written.toLowerCase() === 'content-type') continue;
    const listed = objectAt(owner, 'headers')?.[written];
    const { value, pointer: at } = resolve(
      contract.document,
      listed,
      join(pointer, 'headers', written),
    );
    if (isObject(value)) found.set(written.toLowerCase(), { written, header: value, pointer: at });
  }
  return found;
}
