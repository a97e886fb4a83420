import type { OperationName } from '../../contract.ts';
import type { Observation, Party } from '../../finding.ts';
import { asJson, canonical } from '../../lib/json.ts';
import { join, keysOf } from '../../lib/pointer.ts';
import type { Meeting } from './meeting.ts';
import { isReadable } from './readable.ts';
import type { Both } from './said.ts';
import type { Node } from './views.ts';

interface Judge<T> {
  /** Name of the annotation in the rules: `<rule>-changed`, `-removed`, `-added`. */
  rule: string;
  /** What it says, a sentence. */
  what(value: T): string;
  /** The same for all values that say the same, by the names of the revision; the value unless stated. */
  meaning?(value: T, side: Observation['side']): unknown;
  /** Whom another value breaks; nobody where it promises more. */
  broken(before: T, after: T): Party[];
  /** Whom it breaks when nothing is said any more; readers unless stated. */
  lost?: Party[];
  /** Whom it breaks that something is said of a field that could be sent, or only be read; nobody unless stated. */
  come?(value: T, isSent: boolean): Party[];
}

/** An annotation where it stands. */
interface Said<T> {
  value: T;
  /** The same text for the same meaning. */
  text: string;
  pointer: string;
}

/** One change, and where it is met: `before` is missing of what is new, `after` of what is gone. */
interface Change<T> {
  before: Said<T> | undefined;
  after: Said<T> | undefined;
  name: string;
  isSent: boolean;
  operations: OperationName[];
}

const levelOf = (breaks: readonly Party[]) =>
  breaks.length > 0 ? ('breaking' as const) : ('addition' as const);

const same = <T>(one: Said<T>, other: Said<T>) => one.text === other.text;

const isSaid = (nodes: readonly Node[], key: string) =>
  nodes.some(({ value }) => value[key] !== undefined);

/** Reads an annotation of fields of one contract; many operations meet the same one, which is read once. */
function reader<T>(
  key: string,
  side: Observation['side'],
  { meaning = (value) => value }: Judge<T>,
): (nodes: readonly Node[]) => Said<T>[] {
  const texts = new Map<T, string>();
  function textOf(value: T): string {
    const text = texts.get(value) ?? canonical(asJson(meaning(value, side)));
    texts.set(value, text);
    return text;
  }
  return (nodes) => {
    const said = nodes.flatMap(({ value: owner, pointer }) => {
      if (owner[key] === undefined || !isReadable(owner, key)) return [];
      // What is readable has the type that goes with its key, and it is JSON, as all of a document.
      const value = owner[key] as T;
      return [{ value, text: textOf(value), pointer: join(pointer, key) }];
    });
    // A field that says the same as its component says it once.
    return [...new Map(said.map((one) => [one.text, one])).values()];
  };
}

/** `Boat.name`, after the schema in which a field is annotated; after the operation where that has no name. */
function nameOf(pointer: string, { operation, field }: Meeting): string {
  const [components, schemas, name] = keysOf(pointer);
  const isNamed = components === 'components' && schemas === 'schemas';
  return `${isNamed ? name : operation.operationId}.${field}`;
}

type Pair<T> = Pick<Change<T>, 'before' | 'after'>;

/** What changed between what two contracts say of one field. */
function changesOf<T>(before: readonly Said<T>[], after: readonly Said<T>[]): Pair<T>[] {
  if (before.length === 0) return after.map((one) => ({ before: undefined, after: one }));
  const other = after.find((one) => !before.some((each) => same(each, one)));
  return before
    .filter((one) => !after.some((each) => same(one, each)))
    .map((one) => ({ before: one, after: other }));
}

/** Every change of an annotation, told once for all operations that meet it. */
function changes<T>(meetings: readonly Meeting[], key: string, judge: Judge<T>): Change<T>[] {
  const said = { base: reader(key, 'base', judge), revision: reader(key, 'revision', judge) };
  const found = new Map<string, Change<T>>();
  for (const meeting of meetings) {
    if (meeting.field === undefined) continue;
    if (!isSaid(meeting.base, key) && !isSaid(meeting.revision, key)) continue;
    const pairs = changesOf(said.base(meeting.base), said.revision(meeting.revision));
    for (const { before, after } of pairs) {
      const id = `${before?.pointer} ${after?.pointer}`;
      const [field] = after ? meeting.revision : meeting.base;
      const name = nameOf(field?.pointer ?? '', meeting);
      const change = found.get(id) ?? { before, after, name, isSent: false, operations: [] };
      found.set(id, change);
      change.isSent ||= meeting.isSent;
      if (!change.operations.includes(meeting.operation)) change.operations.push(meeting.operation);
    }
  }
  return [...found.values()];
}

function judgeChange<T>(
  { before, after, name, isSent, operations }: Change<T>,
  { rule, what, broken, lost = ['readers'], come = () => [] }: Judge<T>,
): Observation[] {
  if (!after) {
    if (!before) return [];
    const message = `Of ${name} the contract no longer says: ${what(before.value)}`;
    const loss = { rule: `${rule}-removed`, level: levelOf(lost), breaks: lost };
    return [{ ...loss, side: 'base', pointer: before.pointer, message, operations }];
  }
  const breaks = before ? broken(before.value, after.value) : come(after.value, isSent);
  const was = before ? ` It was: ${what(before.value)}` : '';
  return [
    {
      rule: `${rule}-${before ? 'changed' : 'added'}`,
      level: levelOf(breaks),
      side: 'revision',
      pointer: after.pointer,
      message: `${name}: ${what(after.value)}${was}`,
      breaks,
      operations,
    },
  ];
}

/**
 * Judges annotations of fields against each other, field by field, at every place that both contracts have. A field that
 * comes or goes is told of by itself.
 */
export const judgeFields = <T>(both: Both, key: string, judge: Judge<T>): Observation[] =>
  changes(both.meetings(), key, judge).flatMap((change) => judgeChange(change, judge));
