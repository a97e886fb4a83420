import type { IHttpOperation } from '@stoplight/types';
import { addDays } from '../../rules/calendar/day.ts';
import type { TableName } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/** A schema of JSON, as far as it is read here; references are followed. */
interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  examples?: unknown[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  [keyword: string]: unknown;
}

/** What made-up answers are taken from, so that they fit the rest of the session. */
interface SessionContext {
  store: Store;
  /** Calendar day of the mock's clock, which made-up days lie around. */
  today: string;
}

/** Up to how many items are made up, where the contract would let a list be longer. */
const MAX_ITEMS = 5;
/** Up to which value a number is made up that has neither an example nor a bound. */
const MAX_NUMBER = 1000;
/** How many days before and after today are made up, one a week. */
const DAYS = [-28, -21, -14, -7, 0, 7, 14, 21, 28, 35, 42];
/** Ids that are chosen from, of those a session has. */
const MAX_IDS = 50;

/** Whose id a property holds, by the end of its name in lower case; the longest that fits counts. */
const TABLES: Record<string, TableName> = {
  boatid: 'boats',
  tourid: 'tours',
  tourdateid: 'tourDates',
  bookingid: 'bookings',
  paymentid: 'payments',
  reviewid: 'reviews',
  userid: 'users',
  ownerid: 'users',
  guideid: 'users',
  customerid: 'users',
  senderid: 'users',
  recipientid: 'users',
  accountid: 'users',
};

/** Whose id `id` is, by the first part of an operation's path. */
const RESOURCES: Record<string, TableName> = {
  boats: 'boats',
  tours: 'tours',
  bookings: 'bookings',
  payments: 'payments',
  reviews: 'reviews',
  notifications: 'notifications',
  messages: 'messages',
  users: 'users',
};

const isPublished = ({ status }: { status?: unknown }) => status === 'ACTIVE';

function idsOf({ store }: SessionContext, property: string, resource: string): number[] {
  const table = property === 'id' ? RESOURCES[resource] : TABLES[property.toLowerCase()];
  if (!table) return [];
  const rows: readonly { id: number; status?: unknown }[] = store[table].all();
  const isShown = table === 'boats' || table === 'tours' ? isPublished : () => true;
  return rows
    .filter(isShown)
    .slice(0, MAX_IDS)
    .map(({ id }) => id);
}

const typesOf = ({ type }: Schema) => [type ?? []].flat();
const isNullable = (schema: Schema) => typesOf(schema).includes('null');

/** The schema with nothing but these values, and null where it allows null. */
function oneOfValues(schema: Schema, values: readonly unknown[]): Schema {
  return { type: schema.type, enum: isNullable(schema) ? [...values, null] : [...values] };
}

/** From half of the example to twice as much, within what the contract allows. */
function numberLike(schema: Schema): Schema {
  const [example] = schema.examples ?? [];
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const lowest = Math.ceil(minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1));
  const highest = Math.floor(maximum ?? (exclusiveMaximum ?? MAX_NUMBER + 1) - 1);
  if (typeof example === 'number' && !Number.isInteger(example))
    return oneOfValues(schema, [example]);
  const about = typeof example === 'number' ? example : MAX_NUMBER / 2;
  const type = isNullable(schema) ? ['integer', 'null'] : 'integer';
  const { multipleOf } = schema;
  return {
    type,
    ...(multipleOf !== undefined && { multipleOf }),
    minimum: Math.max(lowest, Math.floor(Math.min(about / 2, highest))),
    maximum: Math.min(highest, Math.max(lowest, Math.ceil(about * 2))),
  };
}

function scalarLike(
  schema: Schema,
  name: string,
  resource: string,
  around: SessionContext,
): Schema {
  const types = typesOf(schema);
  if (schema.enum) return schema;
  if (types.includes('integer') || types.includes('number')) {
    const ids = idsOf(around, name, resource);
    return ids.length > 0 ? oneOfValues(schema, ids) : numberLike(schema);
  }
  if (types.includes('boolean') && schema.not?.enum) {
    const { enum: refused } = schema.not;
    return oneOfValues(
      schema,
      [true, false].filter((value) => !refused.includes(value)),
    );
  }
  if (!types.includes('string')) return schema;
  const days = DAYS.map((days) => addDays(around.today, days));
  if (schema.format === 'date') return oneOfValues(schema, days);
  if (schema.format === 'date-time')
    return oneOfValues(
      schema,
      days.map((day) => `${day}T09:00:00Z`),
    );
  return schema.examples?.length ? oneOfValues(schema, schema.examples) : schema;
}

/** Parts that hold all together, as one object: what has no name in any of them is not made up. */
function objectOf(schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map(objectOf);
  return {
    type: schema.type ?? 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...new Set([...parts, schema].flatMap(({ required = [] }) => required))],
    additionalProperties: false,
  };
}

/**
 * A schema of the contract that allows only what makes sense: values like its examples, within its
 * bounds, days around today, ids that the session has, short lists, and no property without a name.
 */
function realisticSchema(
  schema: Schema,
  name: string,
  resource: string,
  around: SessionContext,
): Schema {
  const inner = (one: Schema, called = name) => realisticSchema(one, called, resource, around);
  if (schema.oneOf) return { ...schema, oneOf: schema.oneOf.map((one) => inner(one)) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => inner(one)) };
  if (schema.items) {
    const { minItems = 0, maxItems = MAX_ITEMS } = schema;
    const most = Math.min(maxItems, Math.max(minItems, MAX_ITEMS));
    return { ...schema, maxItems: most, items: inner(schema.items) };
  }
  if (!schema.allOf && !schema.properties) return scalarLike(schema, name, resource, around);
  const object = objectOf(schema);
  if (Object.keys(object.properties ?? {}).length === 0) return schema;
  const properties = Object.entries(object.properties ?? {}).map(([key, property]) => [
    key,
    inner(property, key),
  ]);
  return { ...object, properties: Object.fromEntries(properties) };
}

/**
 * The operation with schemas whose made-up answers make sense in a session. The answer is still held
 * against the contract itself.
 */
export function withGeneratedValues(
  operation: IHttpOperation,
  context: SessionContext,
): IHttpOperation {
  const [, resource = ''] = operation.path.split('/');
  const responses = operation.responses.map((response) => ({
    ...response,
    contents: response.contents?.map((content) => ({
      ...content,
      schema: content.schema && realisticSchema(content.schema as Schema, '', resource, context), // both are JSON schemas
    })),
  }));
  return { ...operation, responses: responses as IHttpOperation['responses'] }; // only schemas differ
}
