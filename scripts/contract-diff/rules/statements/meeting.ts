import { answered, type OperationPair, sent } from '../../align/align.ts';
import type { Contract, OperationName } from '../../contract.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../../lib/json.ts';
import { join, resolve } from '../../lib/pointer.ts';
import type { Sameness } from '../../lib/references.ts';
import { keyOf, type Node, type View, type Views, viewsOf } from './views.ts';

/** Where both contracts have a schema, or a field of one, at the same place of the same operation. */
export interface Meeting {
  operation: OperationName;
  /** Whether it is part of what callers send; otherwise of what readers read. */
  isSent: boolean;
  /** The name of the field; undefined of the schemas themselves. */
  field: string | undefined;
  /** Whatever each contract says of it: several schemas where one is composed of others. */
  base: readonly Node[];
  revision: readonly Node[];
}

type Meet = (
  field: string | undefined,
  base: readonly Node[],
  revision: readonly Node[],
  isSent: boolean,
) => void;

/**
 * Every place of requests and answers at which both contracts have something, however the schemas are called and
 * composed: what a schema says is compared with what stands in its place, never with what looks like it elsewhere.
 * Where both say the same word for word, nothing is told.
 */
export function meetingsOf(
  base: Contract,
  revision: Contract,
  pairs: readonly OperationPair[],
  areSame: Sameness,
): Meeting[] {
  const views = { base: viewsOf(base.document), revision: viewsOf(revision.document) };
  return pairs.flatMap((pair) => {
    const found: Meeting[] = [];
    const walk = walker(views, (field, before, after, isSent) => {
      found.push({ operation: pair.name, isSent, field, base: before, revision: after });
    });
    for (const root of rootsOf(base, revision, pair)) {
      const { base: before, revision: after, isSent } = root;
      if (!areSame(before.value, after.value)) walk([before], [after], isSent);
    }
    const isSent = sent(pair) === 'request';
    for (const [field, before, after] of parametersMet(base, revision, pair)) {
      // It is said at a parameter, at its schema, or at the component of that.
      const saidIn = (view: Views, { whole, schema }: Parameter) => [
        whole,
        ...(schema ? saying(view, [schema]) : []),
      ];
      if (areSame(before.whole.value, after.whole.value)) continue;
      const [had, has] = [saidIn(views.base, before), saidIn(views.revision, after)];
      found.push({ operation: pair.name, isSent, field, base: had, revision: has });
    }
    return found;
  });
}

/** Walks two schemas side by side and tells what meets. */
function walker(views: Record<'base' | 'revision', Views>, meet: Meet) {
  const seen = new Set<string>();

  function walk(
    base: readonly Node[],
    revision: readonly Node[],
    isSent: boolean,
    around: readonly View[] = [],
  ): void {
    const key = `${isSent} ${keyOf(base)} ${keyOf(revision)}`;
    if (seen.has(key)) return;
    seen.add(key);
    const [before, after] = [views.base(base), views.revision(revision)];
    meet(undefined, before.schemas, after.schemas, isSent);
    for (const part of ['fields', 'inner'] as const) {
      for (const [name, nodes] of before[part]) {
        for (const met of metIn([after, ...around], part, name)) {
          if (part === 'fields')
            meet(name, saying(views.base, nodes), saying(views.revision, met), isSent);
          walk(nodes, met, isSent);
        }
      }
    }
    const within = around.includes(after) ? around : [after, ...around];
    for (const [one, other] of paired(before.alternatives, after.alternatives)) {
      walk([one], other ? [other] : revision, isSent, within);
    }
  }

  /** What the first of some views that has it says of a field: once for each alternative that has it. */
  function metIn(
    around: readonly View[],
    part: 'fields' | 'inner',
    name: string,
  ): (readonly Node[])[] {
    for (const view of around) {
      const met = lookUp(view, part, name);
      if (met.length > 0) return met;
    }
    return [];
  }

  function lookUp(
    view: View,
    part: 'fields' | 'inner',
    name: string,
    open: ReadonlySet<View> = new Set(),
  ): (readonly Node[])[] {
    const own = view[part].get(name);
    if (own) return [own];
    if (open.has(view)) return [];
    return view.alternatives.flatMap((one) =>
      lookUp(views.revision([one]), part, name, new Set([...open, view])),
    );
  }

  return walk;
}

/** The schemas that apply to whatever stands somewhere: also the only one beside null. */
function saying(
  views: Views,
  nodes: readonly Node[],
  known: ReadonlySet<View> = new Set(),
): readonly Node[] {
  const view = views(nodes);
  const [only, ...others] = view.alternatives;
  if (!only || others.length > 0 || known.has(view)) return view.schemas;
  return [...view.schemas, ...saying(views, [only], new Set([...known, view]))];
}

/**
 * Alternatives of one contract with those of the other: the same name first, then in their order. Where the other has
 * none, each meets the whole; one that has no partner among several is gone, which is told of by itself.
 */
function paired(base: readonly Node[], revision: readonly Node[]): [Node, Node | undefined][] {
  if (revision.length === 0) return base.map((one) => [one, undefined]);
  const nameOf = ({ value, pointer }: Node) => String(value.$ref ?? pointer);
  const open = [...revision];
  const take = (other: Node | undefined) => {
    if (other) open.splice(open.indexOf(other), 1);
    return other;
  };
  const named = base.map((one): [Node, Node | undefined] => {
    return [one, take(open.find((each) => nameOf(each) === nameOf(one)))];
  });
  return named
    .map(([one, other]): [Node, Node | undefined] => [one, other ?? take(open[0])])
    .filter(([, other]) => other !== undefined);
}

interface Root {
  base: Node;
  revision: Node;
  isSent: boolean;
}

/** The schemas of an operation's parameters, bodies and answers that both contracts have. */
function rootsOf(base: Contract, revision: Contract, pair: OperationPair): Root[] {
  const isSent = sent(pair) === 'request';
  const isAnswerSent = answered(pair) === 'request';
  const at = join(pair.pointer, 'requestBody');
  const bodies = met(
    schemasOf(base.document, pair.base.requestBody, at),
    schemasOf(revision.document, pair.revision.requestBody, at),
  );
  const [had, has] = [objectAt(pair.base, 'responses'), objectAt(pair.revision, 'responses')];
  const answers = Object.keys(had ?? {}).flatMap((status) => {
    const now = statusLike(status, Object.keys(has ?? {}));
    const place = join(pair.pointer, 'responses');
    return met(
      schemasOf(base.document, had?.[status], join(place, status)),
      now === undefined ? new Map() : schemasOf(revision.document, has?.[now], join(place, now)),
    );
  });
  const parameters = parametersMet(base, revision, pair).flatMap(([, before, after]) =>
    before.schema && after.schema ? [{ base: before.schema, revision: after.schema }] : [],
  );
  return [
    ...[...parameters, ...bodies].map((root) => ({ ...root, isSent })),
    ...answers.map((root) => ({ ...root, isSent: isAnswerSent })),
  ];
}

type Schemas = Map<string, Node>;

function met(base: Schemas, revision: Schemas): Omit<Root, 'isSent'>[] {
  // One body in another media type is still the body.
  const only = base.size === 1 && revision.size === 1 ? [...revision.values()][0] : undefined;
  return [...base].flatMap(([name, one]) => {
    const other = revision.get(name) ?? only;
    return other ? [{ base: one, revision: other }] : [];
  });
}

function schemasOf(document: JsonObject, listed: Json | undefined, at: string): Schemas {
  const { value, pointer } = resolve(document, listed, at);
  const content = isObject(value) ? (objectAt(value, 'content') ?? {}) : {};
  return new Map(
    Object.entries(content).flatMap(([type, media]): [string, Node][] => {
      const schema = isObject(media) ? media.schema : undefined;
      const place = join(pointer, 'content', type, 'schema');
      return isObject(schema) ? [[type.toLowerCase(), { value: schema, pointer: place }]] : [];
    }),
  );
}

interface Parameter {
  name: string;
  whole: Node;
  schema: Node | undefined;
}

/** The parameters that both contracts have, by their names. */
function parametersMet(
  base: Contract,
  revision: Contract,
  pair: OperationPair,
): [string, Parameter, Parameter][] {
  const after = parametersOf(revision.document, pair, 'revision');
  return [...parametersOf(base.document, pair, 'base')].flatMap(([key, before]) => {
    const now = after.get(key);
    return now ? [[before.name, before, now]] : [];
  });
}

function parametersOf(
  document: JsonObject,
  { pointer: at, ...pair }: OperationPair,
  side: 'base' | 'revision',
): Map<string, Parameter> {
  return new Map(
    listAt(pair[side], 'parameters').flatMap((listed, index): [string, Parameter][] => {
      const { value, pointer } = resolve(document, listed, join(at, 'parameters', index));
      if (!isObject(value) || typeof value.name !== 'string') return [];
      // Names of headers do not tell upper from lower case (RFC 9110, 5.1).
      const name = value.in === 'header' ? value.name.toLowerCase() : value.name;
      const [inContent] = schemasOf(document, value, pointer).values();
      const schema = isObject(value.schema)
        ? { value: value.schema, pointer: join(pointer, 'schema') }
        : inContent;
      return [[`${value.in}.${name}`, { name, whole: { value, pointer }, schema }]];
    }),
  );
}

/** The status that says what a status, a range or `default` said. */
function statusLike(status: string, others: readonly string[]): string | undefined {
  const range = (each: string) => each.slice(0, 1);
  return (
    others.find((each) => each === status) ??
    others.find((each) => /xx$/i.test(each) && range(each) === range(status)) ??
    others.find((each) => /xx$/i.test(status) && range(each) === range(status)) ??
    others.find((each) => each === 'default')
  );
}
