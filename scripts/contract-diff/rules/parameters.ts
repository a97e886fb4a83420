import { type OperationPair, sent } from '../align/align.ts';
import type { Contract } from '../contract.ts';
import type { Observation } from '../finding.ts';
import { isObject, type Json, type JsonObject, listAt, sameJson } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';
import type { Node } from '../schemas/accepted/shape.ts';
import { viewerOf } from '../schemas/accepted/view.ts';
import { noteOf } from '../schemas/difference.ts';
import { PARTY } from '../schemas/judge.ts';
import { judgeContent } from './content/content.ts';
import { describedAt } from './content/described.ts';
import type { Context, OperationRule } from './rule.ts';

interface Placed {
  parameter: JsonObject;
  /** Where it stands once references are followed. */
  pointer: string;
  /** Its pointer in the normalised document, by location and name instead of position. */
  at: string;
  origin: string;
}

// Described by the media types and the security of an operation: as parameters they are ignored.
const NO_PARAMETERS = new Set(['header.accept', 'header.content-type', 'header.authorization']);

/** What is sent beside the body: parameters that came, went, moved or are written otherwise. */
export const judgeParameters: OperationRule = (pair, context) => {
  if (context.areSame(pair.base.parameters, pair.revision.parameters)) return [];
  const [before, after] = [
    parametersAt(context.base, pair.base, pair.pointer),
    parametersAt(context.revision, pair.revision, pair.pointer),
  ];
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, each]) => each);
  const come = [...after].filter(([key]) => !before.has(key)).map(([, each]) => each);
  const found = judgeUnmatched(gone, come, pair, context);
  for (const [key, left] of before) {
    const right = after.get(key);
    if (right) found.push(...judgePair(left, right, pair, context));
  }
  return found;
};

/** The parameters of an operation that stands at `pointer`, by `in.name`. */
export function parametersAt(
  contract: Contract,
  operation: JsonObject,
  pointer: string,
): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const [index, listed] of listAt(operation, 'parameters').entries()) {
    const place = join(pointer, 'parameters', index);
    const { value, pointer: resolved } = resolve(contract.document, listed, place);
    if (!isObject(value)) continue;
    // Header names do not tell upper from lower case.
    const name = value.in === 'header' ? String(value.name).toLowerCase() : String(value.name);
    const key = `${value.in}.${name}`;
    if (NO_PARAMETERS.has(key)) continue;
    found.set(key, {
      parameter: value,
      pointer: resolved,
      at: join(pointer, 'parameters', `${value.in}.${value.name}`),
      origin: (isObject(listed) && contract.origins.get(listed)) || place,
    });
  }
  return found;
}

function judgeUnmatched(
  gone: Placed[],
  come: Placed[],
  pair: OperationPair,
  { revision }: Context,
): Observation[] {
  const found: Observation[] = [];
  const moved = new Set<Placed>();
  for (const lone of gone) {
    const target = come.find(({ parameter }) => parameter.name === lone.parameter.name);
    if (target) moved.add(target);
    found.push({
      ...common(lone, 'base', pair),
      rule: 'parameter-removed',
      level: 'breaking',
      message: target
        ? `${titleOf(lone.parameter)} moved from ${lone.parameter.in} to ${target.parameter.in}.`
        : `${titleOf(lone.parameter)} was removed.`,
    });
  }
  for (const lone of come.filter((each) => !moved.has(each))) {
    const isRequired = lone.parameter.required === true;
    // What the service sends more of harms nobody.
    const isBreaking = isRequired && !pair.isEvent;
    found.push({
      ...common(lone, 'revision', pair),
      rule: isBreaking ? 'parameter-became-required' : 'parameter-added',
      level: isBreaking ? 'breaking' : 'addition',
      message: `${isRequired ? 'Required' : 'Optional'} ${titleOf(lone.parameter)} was added.`,
      covers: () => describedAt(revision, lone.parameter, lone.pointer),
    });
  }
  return found;
}

function common(lone: Placed, side: 'base' | 'revision', pair: OperationPair) {
  const { at, origin } = lone;
  const breaks = [PARTY[sent(pair)]];
  return { side, pointer: at, aside: { at, origin }, breaks, operations: [pair.name] };
}

function judgePair(
  left: Placed,
  right: Placed,
  pair: OperationPair,
  context: Context,
): Observation[] {
  const [before, after, direction] = [left.parameter, right.parameter, sent(pair)];
  const breaks = [PARTY[direction]];
  const found: Observation[] = [];
  const place = { side: 'revision' as const, breaks };
  // An address cannot lack what stands in its path.
  const isAlways = before.in === 'path';
  const [was, is] = [before, after].map(({ required }) => isAlways || required === true);
  if (was !== is) {
    const pointer = join(right.pointer, 'required');
    const title = `\`${before.name}\` ${before.in} parameter`;
    const note = noteOf('required', was || undefined, is || undefined);
    if (is && !pair.isEvent) {
      const rule = 'parameter-became-required';
      found.push({
        ...place,
        rule,
        level: 'breaking',
        pointer,
        message: `${title} became required.`,
      });
    } else if (was && pair.isEvent) {
      const rule = 'parameter-became-optional';
      found.push({
        ...place,
        rule,
        level: 'breaking',
        pointer,
        message: `${title} may be absent now.`,
      });
    } else {
      found.push({ ...place, rule: 'parameter-modified', level: 'other', pointer, message: note });
    }
  }
  if ((before.deprecated === true) !== (after.deprecated === true)) {
    const message = noteOf('deprecated', before.deprecated, after.deprecated);
    const pointer = join(right.pointer, 'deprecated');
    found.push({ ...place, rule: 'parameter-modified', level: 'other', pointer, message });
  }
  found.push(...judgeSerialisation(left, right, pair, context));
  if ((before.content === undefined) !== (after.content === undefined)) {
    const kind = after.content ? 'media type' : 'schema';
    const message = `${titleOf(before)} is now described by a ${kind}.`;
    const rule = 'parameter-serialization-changed';
    const { pointer } = right;
    const covers = () => describedAt(context.revision, after, pointer);
    return [...found, { ...place, rule, level: 'breaking', pointer, message, covers }];
  }
  if (before.schema !== undefined || after.schema !== undefined) {
    found.push(...context.judgeSchemas(schemaOf(left), schemaOf(right), direction));
  }
  const places = [left.pointer, right.pointer] as const;
  const contents = { base: before.content, revision: after.content, places };
  return [...found, ...judgeContent(contents, direction, context)];
}

/** The schema of a parameter, where it stands. */
export const schemaOf = ({ parameter, pointer }: Placed): Node => ({
  value: parameter.schema ?? true,
  pointer: join(pointer, 'schema'),
});

function titleOf(parameter: JsonObject): string {
  return `${parameter.in} parameter \`${parameter.name}\``;
}

const ALLOWED = ['allowReserved', 'allowEmptyValue'];

function judgeSerialisation(
  left: Placed,
  right: Placed,
  pair: OperationPair,
  context: Context,
): Observation[] {
  const [before, after] = [left.parameter, right.parameter];
  if (before.content !== undefined || after.content !== undefined) return [];
  const isPlain = isWrittenOnce(context.base, left) && isWrittenOnce(context.revision, right);
  // The last two mean something in a query alone (OpenAPI 3.1, Parameter Object).
  const keys = ['style', 'explode', ...(before.in === 'query' ? ALLOWED : [])];
  return keys.flatMap((key): Observation[] => {
    if (key === 'explode' && (isPlain || !isExplosionChanged(before, after))) return [];
    const [one, other] = [saidOf(before, key), saidOf(after, key)];
    if (sameJson(one, other)) return [];
    const at = join(right.pointer, key);
    const name = `\`${key}\` of \`${before.name}\` ${before.in} parameter`;
    const message =
      one === undefined
        ? `${name} was set to '${other}'.`
        : other === undefined
          ? `${name} was removed.`
          : `${name} changed from '${one}' to '${other}'.`;
    const allows = key.startsWith('allow') && (other === true) !== pair.isEvent;
    const place = { side: 'revision' as const, pointer: at, before: one, after: other };
    if (allows)
      return [
        {
          ...place,
          rule: 'parameter-modified',
          level: 'addition',
          message: noteOf(key, one, other),
        },
      ];
    const breaks = [PARTY[sent(pair)]];
    return [
      { ...place, rule: 'parameter-serialization-changed', level: 'breaking', breaks, message },
    ];
  });
}

/** Whether a value is written the same, exploded or not: a single one, or a list with commas. */
function isWrittenOnce(contract: Contract, placed: Placed): boolean {
  const { parameter } = placed;
  const { types } = viewerOf(contract).view([schemaOf(placed)]);
  const isList = types.has('array') && (parameter.style ?? usualStyle(parameter)) !== 'simple';
  return !isList && !types.has('object');
}

/** Whether another `explode` holds, and not only because it follows from another style. */
function isExplosionChanged(before: JsonObject, after: JsonObject): boolean {
  const [style, otherStyle] = [before, after].map((one) => one.style ?? usualStyle(one));
  if (before.explode === undefined && after.explode === undefined) return style === otherStyle;
  // It has no meaning there (OpenAPI 3.1, Parameter Object).
  if (style === 'deepObject' && otherStyle === 'deepObject') return false;
  return (before.explode ?? style === 'form') !== (after.explode ?? otherStyle === 'form');
}

const usualStyle = (parameter: JsonObject) =>
  parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';

/** What is said of how a parameter is written, where it is not the usual way. */
function saidOf(parameter: JsonObject, key: string): Json | undefined {
  const value = parameter[key];
  const usual = usualStyle(parameter);
  if (key === 'style') return value === usual ? undefined : value;
  if (key === 'explode') {
    return value === ((parameter.style ?? usual) === 'form') ? undefined : value;
  }
  return value === false ? undefined : value;
}
