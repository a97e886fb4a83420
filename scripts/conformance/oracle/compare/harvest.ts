import { type FlatSchema, type Schemas, variantOf } from '../../contract/schemas.ts';
import { isObject, type JsonObject, textAt } from '../../lib/json.ts';
import { isPersonKind, type Kinds } from '../model/kinds.ts';
import type { Pool } from '../model/pool.ts';
import type { Person, Thing } from '../model/types.ts';
import type { Both } from '../pair/sides.ts';
import type { Ids } from './ids.ts';

interface Harvest {
  schemas: Schemas;
  kinds: Kinds;
  pool: Pool;
  ids: Ids;
  /** Names what is found. */
  label: string;
  /** Whom a user id belongs to. */
  personOf(userId: unknown): Person | undefined;
}

/** What a record is looked up by later. */
const TEXTS = [
  'name',
  'title',
  'location',
  'email',
  'message',
  'subject',
  'documentName',
  'startDate',
  'endDate',
  'date',
];
const HOSTS = ['ownerId', 'guideId', 'hostId'];
const CUSTOMERS = ['customerId', 'senderId', 'userId'];

/**
 * Makes the records known that an answer holds, at any depth: the ids of both sides at the same place. They
 * are relatives of each other and of those that their fields name. Answers those it saw.
 */
export function harvest(to: Harvest, schema: object, both: Both<unknown>): Thing[] {
  const seen: Thing[] = [];
  visit(to.schemas.flatten(schema), both, undefined);
  return seen;

  function visit(
    flat: FlatSchema,
    { service, mock }: Both<unknown>,
    around: Thing | undefined,
  ): void {
    if (Array.isArray(mock) && Array.isArray(service)) {
      const item = to.schemas.flatten(flat.items ?? {});
      for (const pair of partners(item, { service, mock })) visit(item, pair, around);
      return;
    }
    if (!isObject(mock) || !isObject(service)) return;
    const shape = variantOf(flat, mock);
    const thing = recordOf(shape, { service, mock }, around) ?? around;
    for (const [name, inner] of Object.entries(shape.properties)) {
      if (typeof mock[name] === 'object') {
        visit(to.schemas.flatten(inner), { service: service[name], mock: mock[name] }, thing);
      }
    }
  }

  /** Items of two lists put together by their ids; those without an id by their place. */
  function partners(item: FlatSchema, { service, mock }: Both<unknown[]>): Both<unknown>[] {
    const kind = to.kinds.ofSchema(item.names);
    if (kind === undefined || !('id' in item.properties)) {
      if (service.length !== mock.length) return [];
      return service.map((one, index) => ({ service: one, mock: mock[index] }));
    }
    return service.filter(isObject).flatMap((one) => {
      const partner = to.ids.partner(kind, 'service', one.id);
      const other = mock.filter(isObject).find(({ id }) => String(id) === String(partner));
      return other ? [{ service: one, mock: other }] : [];
    });
  }

  function recordOf(
    shape: FlatSchema,
    { service, mock }: Both<JsonObject>,
    around: Thing | undefined,
  ) {
    const kind = to.kinds.ofSchema(shape.names);
    const [ours, theirs] = [service.id, mock.id];
    if (kind === undefined || !('id' in shape.properties) || !isId(ours) || !isId(theirs))
      return undefined;
    if (isPersonKind(kind)) return undefined;
    const label = `${to.label}#${seen.length}`;
    const thing = to.pool.add(kind, { service: ours, mock: theirs }, label);
    seen.push(thing);
    const field = to.kinds.stateField(kind);
    thing.state = (field && textAt(mock, field)) ?? 'there';
    for (const name of TEXTS) {
      const text = textAt(mock, name);
      if (text) thing.texts.set(name, text);
    }
    relate(thing, around, mock, kind);
    return thing;
  }

  function relate(thing: Thing, around: Thing | undefined, mock: JsonObject, kind: string) {
    const others = new Set<Thing>(around ? [around] : []);
    for (const [name, value] of Object.entries(mock)) {
      const named = name === 'id' ? undefined : to.kinds.ofField(name, kind);
      const other = named === undefined ? undefined : to.pool.find(named, 'mock', value);
      if (other && other !== thing && other.kind !== 'user') others.add(other);
      if (HOSTS.includes(name)) thing.host = to.personOf(value) ?? thing.host;
      if (CUSTOMERS.includes(name)) thing.customer = to.personOf(value) ?? thing.customer;
    }
    for (const other of others) {
      thing.relatives.add(other);
      other.relatives.add(thing);
      thing.host ??= other.host;
      if (other.kind === 'booking') thing.customer ??= other.customer;
    }
    if (around) thing.customer ??= around.customer;
  }
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || typeof value === 'string';
}
