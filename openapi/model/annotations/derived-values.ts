import { dereference, type JsonSchema, type OpenApiDocument, operationsOf } from '../document.ts';
import { rounded } from '../rounding.ts';
import {
  answerSchema,
  type Condition,
  DERIVED,
  type Derived,
  derivedAnswers,
  type Figure,
  partsOf,
  type Scalar,
  sourceOf,
} from './derived.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, place: string): unknown =>
  place === ''
    ? value
    : place
        .split('.')
        .reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** A figure in an answer: what was answered, and the record that it stands in. */
export interface Seen {
  figure: Figure;
  place: string;
  record: JsonObject;
  value: unknown;
}

/** The figures that an operation's own annotation names. */
function seenBy(figures: ReadonlyMap<string, Figure>, body: unknown): Seen[] {
  const found: Seen[] = [];
  for (const [place, figure] of figures) {
    const steps = place.split('.').flatMap((step) => step.split(/(?=\[)/));
    const visit = (value: unknown, depth: number, record: JsonObject, path: string): void => {
      const step = steps[depth];
      if (place === '.' && isObject(body)) found.push({ figure, place, record: body, value: body });
      else if (step === undefined) found.push({ figure, place: path, record, value });
      else if (step.startsWith('[')) {
        const [, field = '', wanted] = /^\[(\w*)=?(\w*)\]$/.exec(step) ?? [];
        if (Array.isArray(value))
          for (const [index, one] of value.entries())
            if (field === '' || String(at(one, field)) === wanted)
              visit(one, depth + 1, isObject(one) ? one : record, `${path}[${index}]`);
      } else if (isObject(value) && step in value)
        visit(value[step], depth + 1, value, path ? `${path}.${step}` : step);
    };
    visit(body, 0, {}, '');
  }
  return found;
}

/** The figures that fields of schemas are, wherever such a record is in an answer. */
function seenIn(document: OpenApiDocument, schema: JsonSchema, body: unknown): Seen[] {
  const found: Seen[] = [];
  function visit(given: JsonSchema, value: unknown, path: string, name: string): void {
    const one = given.$ref ? dereference<JsonSchema>(document, given) : given;
    const named = given.$ref?.split('/').at(-1) ?? name;
    for (const part of [...(one.allOf ?? []), ...(one.oneOf ?? []), ...(one.anyOf ?? [])])
      visit(part, value, path, named);
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        if (one.items) visit(one.items, item, `${path}[${index}]`, named);
      return;
    }
    if (!isObject(value)) return;
    for (const [field, property] of Object.entries(one.properties ?? {})) {
      if (!(field in value)) continue;
      const place = path ? `${path}.${field}` : field;
      const derived: Derived | undefined = Reflect.get(property, DERIVED);
      const pointer = `#/components/schemas/${named}/properties/${field}/${DERIVED}`;
      if (derived)
        found.push({
          figure: { derived, name: `${named}.${field}`, pointer },
          place,
          record: value,
          value: value[field],
        });
      visit(property, value[field], place, named);
    }
  }
  visit(schema, body, '', '');
  return found;
}

/** Whether a schema has figures, itself or through others. */
function hasFigures(document: OpenApiDocument, schema: JsonSchema | undefined): boolean {
  const known = new Set<string>();
  const open: unknown[] = [schema];
  for (const one of open) {
    const text = JSON.stringify(one ?? null);
    if (text.includes(`"${DERIVED}"`)) return true;
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!known.has(name)) {
        known.add(name);
        open.push(document.components.schemas[name]);
      }
  }
  return false;
}

/** Finds figures in the answers of a contract's operations. */
export interface FigureFinder {
  /** The operations whose answers have figures. */
  operations: ReadonlySet<string>;
  /** Every figure in an answer; what an operation's own annotation says goes before what a schema says. */
  find(operationId: string, body: unknown): Seen[];
}

export function figureFinder(document: OpenApiDocument): FigureFinder {
  const own = derivedAnswers(document);
  const schemas = new Map<string, JsonSchema>();
  for (const { operation } of operationsOf(document)) {
    const schema = answerSchema(document, operation.operationId);
    if (schema && hasFigures(document, schema)) schemas.set(operation.operationId, schema);
  }
  return {
    operations: new Set([...own.keys(), ...schemas.keys()]),
    find(operationId, body) {
      const figures = own.get(operationId);
      const schema = schemas.get(operationId);
      const said = figures ? seenBy(figures, body) : [];
      const known = new Set(said.map(({ place }) => place));
      const others = schema ? seenIn(document, schema, body) : [];
      return [...said, ...others.filter(({ place }) => !known.has(place))];
    },
  };
}

/** Whether a figure is computed of its own record, without a list. */
export function isOfRecord(derived: Derived): boolean {
  const { of } = partsOf(derived);
  return typeof of !== 'string' || sourceOf(of).list === 'record';
}

/** What a figure is computed with. */
export interface Sources {
  record: JsonObject;
  /** What the answer was asked with. */
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  /** Who asked. */
  userId: number | undefined;
  role: string | undefined;
  /** The calendar day in Europe/Istanbul. */
  today: string;
  /** All records that a list holds; undefined when they cannot be read. `own` were asked with by the figure alone. */
  read(list: string, own: Record<string, Scalar>): Promise<readonly JsonObject[] | undefined>;
  /** The calendar day of an instant in Europe/Istanbul. */
  dayOf(instant: string): string;
}

/** `path.id`, `query.from`, `session.id`, `record.boatId`, `today`, `month.start` → the value; anything else is itself. */
function resolved<T>(value: T, { record, path, query, userId, today }: Sources): unknown {
  if (typeof value !== 'string') return value;
  if (value === 'today') return today;
  if (value === 'month.start') return `${today.slice(0, 7)}-01`;
  if (value === 'session.id') return userId;
  const [root, ...rest] = value.split('.');
  if (root === 'record') return at(record, rest.join('.'));
  if (root === 'path') return path[rest.join('.')];
  return root === 'query' ? query[rest.join('.')] : value;
}

function monthOf(today: string, during: 'thisMonth' | 'lastMonth'): string {
  if (during === 'thisMonth') return today.slice(0, 7);
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  return new Date(first.getTime() - 1).toISOString().slice(0, 7);
}

function holds(value: unknown, condition: Condition, sources: Sources): boolean {
  const isAny = (list: readonly unknown[]) =>
    list.some((one) => resolved(one, sources) === (value ?? null));
  if (Array.isArray(condition)) return isAny(condition);
  if (condition === null || typeof condition !== 'object') return isAny([condition]);
  if ('not' in condition) return !isAny([condition.not].flat());
  const text = String(value ?? '');
  const day = /^\d{4}-\d\d-\d\dT/.test(text) ? sources.dayOf(text) : text;
  if ('during' in condition) return day.startsWith(monthOf(sources.today, condition.during));
  const { from, to } = condition as { from?: Scalar; to?: Scalar }; // what is left of a Condition
  const [first, last] = [resolved(from, sources), resolved(to, sources)];
  return (
    value !== null &&
    (first === undefined || day >= String(first)) &&
    (last === undefined || day <= String(last))
  );
}

function arithmetic(kind: string, [first = 0, ...rest]: number[]): number | undefined {
  if (kind === 'sum') return rest.reduce((total, one) => total + one, first);
  if (kind === 'difference') return rest.reduce((total, one) => total - one, first);
  if (kind === 'product') return rest.reduce((total, one) => total * one, first);
  const [whole = 0] = rest;
  return whole === 0 ? undefined : (first / whole) * 100;
}

function overRecords(kind: string, values: readonly unknown[]): unknown {
  if (kind === 'count') return values.length;
  if (kind === 'distinct') return new Set(values).size;
  if (kind === 'tally')
    return Object.fromEntries(
      [...Map.groupBy(values, String)].map(([value, same]) => [value, same.length]),
    );
  const present = values.filter((one) => one !== null && one !== undefined);
  if (kind === 'min' || kind === 'max') {
    const sorted = present.toSorted((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1,
    );
    return sorted.at(kind === 'min' ? 0 : -1);
  }
  const numbers = present.filter((one) => typeof one === 'number');
  if (numbers.length < present.length) return undefined;
  const total = numbers.reduce((all, one) => all + one, 0);
  if (kind === 'sum') return total;
  return numbers.length === 0 ? undefined : total / numbers.length;
}

/** What a figure should be; undefined when it cannot be computed. It is not rounded: see `agrees`. */
export async function figureValue(derived: Derived, sources: Sources): Promise<unknown> {
  const { kind, of } = partsOf(derived);
  const { with: asked = {}, where = {}, who, empty, least } = derived;
  if (who && !who.includes(sources.role ?? '')) return undefined;
  const counts = (record: unknown) =>
    Object.entries(where).every(([name, condition]) => holds(at(record, name), condition, sources));
  if (typeof of !== 'string') {
    if (!counts(sources.record)) return empty;
    const numbers = of.map((one) => (typeof one === 'number' ? one : at(sources.record, one)));
    if (!numbers.every((one) => typeof one === 'number')) return undefined;
    const result = arithmetic(kind, numbers) ?? empty;
    return typeof result === 'number' && least !== undefined ? Math.max(least, result) : result;
  }
  const { list, field } = sourceOf(of);
  let records: readonly unknown[] | undefined;
  let rest = field;
  if (list === 'record') {
    const [name = '', ...inner] = field.split('.');
    const own = at(sources.record, name);
    records = Array.isArray(own) ? own : undefined;
    rest = inner.join('.');
  } else {
    const own: Record<string, Scalar> = {};
    for (const [name, value] of Object.entries(asked)) {
      const given = resolved(value, sources);
      if (given === undefined || given === null) return undefined;
      own[name] = given as Scalar; // what stands in an address
    }
    records = await sources.read(list, own);
  }
  if (!records) return undefined;
  const counted = records.filter(counts);
  if (counted.length === 0 && empty !== undefined) return empty;
  return overRecords(
    kind,
    counted.map((one) => at(one, rest)),
  );
}

/** A figure as it is told. */
const told = (figure: number, round: number | undefined) =>
  round === undefined ? figure : rounded(figure, round);

/** Whether what was answered is the figure, rounded as it says. */
export function agrees(wanted: unknown, seen: unknown, { round }: Derived): boolean {
  if (typeof wanted === 'number' && typeof seen === 'number')
    return Math.abs(told(wanted, round) - seen) <= (round === undefined ? 0.005 : 1e-6);
  if (!isObject(wanted) || !isObject(seen)) return wanted === seen;
  // A value that nobody has may be told as 0.
  const names = new Set([...Object.keys(wanted), ...Object.keys(seen)]);
  return [...names].every((name) => (wanted[name] ?? 0) === (seen[name] ?? 0));
}
