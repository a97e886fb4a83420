import { type FlatSchema, type Schemas, variantOf } from '../../contract/schemas.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { manyDecimals } from './decimals.ts';
import { inOtherClock } from './instants.ts';
import { brokenValues, choicesOf, highest, longestAstral, lowest } from './values.ts';

/** A body that is wrong in one place. */
interface BrokenBody {
  /** `body.services[].price`; `body` for the whole. */
  place: string;
  keyword: string;
  body: unknown;
}

/** A body that is right, at the edge of what is allowed. */
interface EdgeBody {
  /** What the edge is: `lowest`, `highest`, `decimals`, `only-required`, `nulls`, `choices-2`. */
  label: string;
  body: unknown;
  /** The fields that differ from the plain body, with their value; to find which one is refused. */
  fields: [string, unknown][];
}

type Step = string | number;

/** A copy of a value with something else in one place; undefined removes the property. */
export function replaced(value: unknown, steps: readonly Step[], inner: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return inner;
  if (Array.isArray(value) && typeof step === 'number') {
    return value.map((item, index) => (index === step ? replaced(item, rest, inner) : item));
  }
  const source: JsonObject = isObject(value) ? value : {};
  const { [String(step)]: old, ...others } = source;
  const next = replaced(old, rest, inner);
  return next === undefined ? others : { ...others, [String(step)]: next };
}

function placeOf(steps: readonly Step[]): string {
  return steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[]` : `${path}.${step}`),
    'body',
  );
}

/** A shape inside a body that is sent, with a valid value where there is one. */
export interface Visit {
  schema: FlatSchema;
  value: unknown;
  steps: Step[];
  /** Whether the place may be missing. */
  optional: boolean;
}

/** Every shape inside a body, the outermost first; of a list, its first item. */
export function* visits(schemas: Schemas, schema: object, value: unknown): Generator<Visit> {
  const open: Visit[] = [{ schema: schemas.flatten(schema), value, steps: [], optional: false }];
  for (let visit = open.shift(); visit; visit = open.shift()) {
    const shape = variantOf(visit.schema, visit.value);
    yield { ...visit, schema: shape };
    if (Array.isArray(visit.value) && shape.items) {
      const [first] = visit.value;
      if (first === undefined) continue;
      const steps = [...visit.steps, 0];
      open.push({ schema: schemas.flatten(shape.items), value: first, steps, optional: false });
    } else if (isObject(visit.value)) {
      for (const [name, inner] of Object.entries(shape.properties)) {
        open.push({
          schema: schemas.flatten(inner),
          value: visit.value[name],
          steps: [...visit.steps, name],
          optional: !shape.required.includes(name),
        });
      }
    }
  }
}

function* missingParts({ schema, value, steps }: Visit, body: unknown): Generator<BrokenBody> {
  if (!isObject(value)) return;
  if (schema.required.length > 1) {
    yield { place: placeOf(steps), keyword: 'required', body: replaced(body, steps, {}) };
  }
  for (const name of schema.required) {
    if (!(name in value)) continue;
    const place = placeOf([...steps, name]);
    yield { place, keyword: 'required', body: replaced(body, [...steps, name], undefined) };
  }
  for (const [name, needed] of Object.entries(schema.dependentRequired ?? {})) {
    for (const other of needed) {
      if (!(name in value)) continue;
      const place = placeOf([...steps, other]);
      const without = replaced(body, [...steps, other], undefined);
      yield { place, keyword: 'dependentRequired', body: without };
    }
  }
}

/**
 * Every way to break one constraint of a body on its own. `valid` is a body that the contract takes;
 * what it leaves out is put in, wrongly, where the schema is a plain one.
 */
export function brokenBodies(schemas: Schemas, schema: object, valid: unknown): BrokenBody[] {
  const found: BrokenBody[] = [];
  const wrong = (candidate: BrokenBody) => {
    // A value that the contract happens to take breaks nothing.
    if (schemas.violations(schema, candidate.body).length > 0) found.push(candidate);
  };
  for (const visit of visits(schemas, schema, valid)) {
    for (const candidate of missingParts(visit, valid)) wrong(candidate);
    for (const { keyword, value } of brokenValues(visit.schema, visit.value)) {
      wrong({
        place: placeOf(visit.steps),
        keyword,
        body: replaced(valid, visit.steps, value),
      });
    }
  }
  return found;
}

/** Fields at any depth with an edge value, leaving alone the places that are held. */
function edgeFields(
  visited: readonly Visit[],
  held: ReadonlySet<string>,
  edge: (schema: FlatSchema, value: unknown) => unknown,
): [Step[], unknown][] {
  const fields: [Step[], unknown][] = [];
  for (const { schema, value, steps } of visited) {
    const inner = steps.length > 0 && !isHeld(steps, held) ? edge(schema, value) : undefined;
    if (inner !== undefined && inner !== value) fields.push([steps, inner]);
  }
  return fields;
}

/** Whether a place, or anything around it, is held. */
function isHeld(steps: readonly Step[], held: ReadonlySet<string>): boolean {
  const names = steps.filter((step) => typeof step === 'string');
  return names.some((_name, index) => held.has(names.slice(0, index + 1).join('.')));
}

/**
 * Bodies at the edges of what the contract allows: every free field at its least, at its greatest, at its longest in
 * characters of two units, with many decimals, in another clock, what may be null null, what may be missing missing, and every value of every closed set. `held`
 * names fields, dotted, whose value follows from the records around them.
 */
export function edgeBodies(
  schemas: Schemas,
  schema: object,
  valid: unknown,
  held: readonly string[],
): EdgeBody[] {
  if (!isObject(valid)) return [];
  const visited = [...visits(schemas, schema, valid)];
  const hold = new Set(held);
  const bodies: EdgeBody[] = [];
  const add = (label: string, fields: [Step[], unknown][]) => {
    if (fields.length === 0) return;
    const body = fields.reduce<unknown>(
      (made, [steps, inner]) => replaced(made, steps, inner),
      valid,
    );
    if (schemas.violations(schema, body).length > 0) return;
    bodies.push({
      label,
      body,
      fields: fields.map(([steps, inner]) => [steps.join('.'), inner]),
    });
  };
  add('lowest', edgeFields(visited, hold, lowest));
  add('highest', edgeFields(visited, hold, highest));
  add('longest-astral', edgeFields(visited, hold, longestAstral));
  add('decimals', edgeFields(visited, hold, manyDecimals));
  add('other-clock', edgeFields(visited, hold, inOtherClock));
  add(
    'nulls',
    edgeFields(visited, hold, (flat) => (flat.nullable ? null : undefined)),
  );
  const optional = visited.filter(
    ({ optional: free, value, steps }) =>
      free && steps.length === 1 && value !== undefined && !isHeld(steps, hold),
  );
  if (optional.length > 0) {
    const body = optional.reduce<unknown>(
      (made, { steps }) => replaced(made, steps, undefined),
      valid,
    );
    const fields: [string, unknown][] = optional.map(({ steps }) => [steps.join('.'), undefined]);
    if (schemas.violations(schema, body).length === 0) {
      bodies.push({ label: 'only-required', body, fields });
    }
  }
  const most = Math.max(0, ...visited.map((visit) => choicesOf(visit.schema).length));
  for (let index = 0; index < most; index += 1) {
    add(
      `choices-${index + 1}`,
      edgeFields(visited, hold, (flat) => choicesOf(flat)[index]),
    );
  }
  return bodies;
}
