import {
  dereference,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  parametersOf,
} from '../document.ts';

/** One key of an order; the next decides where it is equal. */
export interface OrderKey {
  /** A field, or several of which a record has one: `boatName|tourName`. */
  field: string;
  /** `asked` goes the way that the request asks for. */
  way: 'asc' | 'desc' | 'asked';
  /** Texts by the Turkish alphabet; otherwise by their code units, which is what days and instants want. */
  byAlphabet: boolean;
  /** Where a record without the value stands; nobody promises when undefined. */
  nulls: 'first' | 'last' | undefined;
}

/** The order of a list, and which request asks for it. */
export interface ListOrder {
  operationId: string;
  keys: readonly OrderKey[];
  /** What is sent to ask for it: nothing for the order of a list that is asked for none. */
  asked: Readonly<Record<string, string>>;
  /** Whether that is sent in the body. */
  inBody: boolean;
  /** Where it is said, a JSON pointer. */
  pointer: string;
}

export const ORDER = 'x-order';

/** `fullName desc tr` → its parts. */
export function orderKey(text: string): OrderKey {
  const [field = '', ...words] = text.split(' ');
  const way = words.find((word) => word === 'asc' || word === 'desc') ?? 'asked';
  const nulls = /nulls-(first|last)/.exec(text)?.[1];
  return {
    field,
    way,
    byAlphabet: words.includes('tr'),
    nulls: nulls === 'first' || nulls === 'last' ? nulls : undefined,
  };
}

type Annotated = { [ORDER]?: string[] };
type AnnotatedSort = { [ORDER]?: Record<string, string[]> };

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

interface Choice {
  /** The values that can be asked for. */
  values: string[];
  default: string | undefined;
  orders: Record<string, string[]>;
  pointer: string;
  inBody: boolean;
}

/** The properties of a body, those of its parts included. */
function bodyProperties(document: OpenApiDocument, schema: JsonSchema): Record<string, JsonSchema> {
  const target = dereference<JsonSchema>(document, schema);
  const parts = (target.allOf ?? []).map((part) => bodyProperties(document, part));
  return Object.assign({}, ...parts, target.properties);
}

/** What a parameter or a field of the body lets a caller choose. */
function choiceOf(
  document: OpenApiDocument,
  operation: OperationObject,
  name: string,
): Choice | undefined {
  const parameter = parametersOf(document, operation).find((one) => one.name === name);
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const property = media?.schema && bodyProperties(document, media.schema)[name];
  const given = parameter?.schema ?? property;
  return given && { ...offersOf(document, given, '#'), inBody: parameter === undefined };
}

/** What a schema offers to choose from, whether it lists the values itself or is made of schemas that do. */
function offersOf(
  document: OpenApiDocument,
  given: JsonSchema & AnnotatedSort & { const?: unknown },
  at: string,
  within: readonly string[] = [],
): Omit<Choice, 'inBody'> {
  const place = given.$ref ?? at;
  // What is composed of itself offers nothing more.
  const isKnown = given.$ref !== undefined && within.includes(given.$ref);
  const target: typeof given = isKnown ? {} : dereference(document, given);
  const inner = (part: JsonSchema) => offersOf(document, part, place, [...within, place]);
  const parts = (target.allOf ?? []).map(inner);
  const others = [...(target.oneOf ?? []), ...(target.anyOf ?? [])];
  const said =
    target.enum ??
    ('const' in target ? [target.const] : others.flatMap((one) => inner(one).values));
  const own = target[ORDER];
  const preset = given.default ?? target.default;
  return {
    values: said.length > 0 ? said.map(String) : (parts.find((one) => one.values[0])?.values ?? []),
    default: preset === undefined ? parts.find((one) => one.default)?.default : String(preset),
    orders: own ?? Object.assign({}, ...parts.map(({ orders }) => orders)),
    pointer: own ? `${place}/${ORDER}` : (parts.find(hasOrders)?.pointer ?? `${place}/${ORDER}`),
  };
}

const hasOrders = ({ orders }: Pick<Choice, 'orders'>) => Object.keys(orders).length > 0;

/** The values that an operation offers for `sort`, `sortBy` or `sortDirection`. */
export const sortValues = (
  document: OpenApiDocument,
  operation: OperationObject,
  name: string,
): string[] => choiceOf(document, operation, name)?.values ?? [];

const directed = (keys: readonly string[], way: string | undefined): OrderKey[] =>
  keys.map(orderKey).map((key) => ({
    ...key,
    way: key.way === 'asked' ? (way === 'asc' ? 'asc' : 'desc') : key.way,
  }));

function ordersOf(
  document: OpenApiDocument,
  path: string,
  method: string,
  operation: OperationObject & Annotated,
): ListOrder[] {
  const { operationId } = operation;
  const own = operation[ORDER];
  const pointer = `#/paths/${escaped(path)}/${method}/${ORDER}`;
  const whole = own
    ? [{ operationId, keys: directed(own, undefined), asked: {}, inBody: false, pointer }]
    : [];
  const sort = choiceOf(document, operation, 'sort');
  const sortBy = choiceOf(document, operation, 'sortBy');
  const direction = choiceOf(document, operation, 'sortDirection');
  const offered: ListOrder[] = [];
  for (const value of sort?.values ?? []) {
    const keys = directed(sort?.orders[value] ?? [], value.split(',')[1]);
    if (!sort || keys.length === 0) continue;
    const order = { operationId, keys, inBody: sort.inBody, pointer: sort.pointer };
    if (value === sort.default && !own) offered.push({ ...order, asked: {} });
    offered.push({ ...order, asked: { sort: value } });
  }
  for (const by of sortBy?.values ?? []) {
    for (const way of direction?.values ?? []) {
      const keys = directed(sortBy?.orders[by] ?? [], way);
      if (!sortBy || keys.length === 0) continue;
      const order = { operationId, keys, inBody: sortBy.inBody, pointer: sortBy.pointer };
      if (by === sortBy.default && way === direction?.default && !own)
        offered.push({ ...order, asked: {} });
      offered.push({ ...order, asked: { sortBy: by, sortDirection: way } });
    }
  }
  return [...whole, ...offered];
}

/** The orders of every list of a bundled contract: the one of a list by itself, and those that can be asked for. */
export function listOrders(document: OpenApiDocument): ListOrder[] {
  return operationsOf(document).flatMap(({ method, path, operation }) =>
    ordersOf(document, path, method, operation),
  );
}

const ALPHABET = new Intl.Collator('tr');

function compareValues(a: unknown, b: unknown, { byAlphabet }: OrderKey): number {
  if (byAlphabet) return ALPHABET.compare(String(a), String(b));
  if (a === b) return 0;
  const [left, right] =
    typeof a === 'number' && typeof b === 'number' ? [a, b] : [String(a), String(b)];
  return left < right ? -1 : 1;
}

const at = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      record,
    );

/** The value that a record is sorted by, by the field of a key: the first that it has of several. */
export const valueAt = (record: unknown, field: string): unknown => {
  const values = field.split('|').map((path) => at(record, path));
  return values.find((value) => value !== null && value !== undefined) ?? values[0];
};

/** Whether one record may stand before another. Without a value it stands wherever nothing else is promised. */
export function inOrder(before: object, after: object, keys: readonly OrderKey[]): boolean {
  for (const key of keys) {
    const [a, b] = [valueAt(before, key.field), valueAt(after, key.field)];
    // What the answers do not tell cannot be judged, nor what comes after it.
    if (a === undefined || b === undefined) return true;
    if (a === null || b === null) {
      if (a === b) continue;
      if (key.nulls === undefined) return true;
      return (a === null) === (key.nulls === 'first');
    }
    const order = compareValues(a, b, key);
    if (order !== 0) return order < 0 === (key.way !== 'desc');
  }
  return true;
}

/** The keys in words, for people. */
export const orderText = (keys: readonly OrderKey[]): string =>
  keys
    .map(({ field, way, byAlphabet, nulls }) =>
      [
        field.replaceAll('|', ' or '),
        way,
        byAlphabet && 'by the Turkish alphabet',
        nulls && `without one ${nulls}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', then ');
