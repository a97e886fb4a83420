import { isChosen } from '../../../../openapi/model/annotations/server-set.ts';
import { type FlatSchema, type Schemas, variantOf } from '../../contract/schemas.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import type { Kind, Kinds } from '../model/kinds.ts';
import { type Both, SIDES, type Side } from '../pair/sides.ts';
import type { Difference, Rule } from './difference.ts';
import type { Ids } from './ids.ts';
import { turnedInstants } from './instants.ts';
import { aligned, type Rows } from './lists.ts';
import type { Tied } from './ties.ts';
import { type Facts, sameScalar } from './values.ts';

export interface Setting {
  schemas: Schemas;
  kinds: Kinds;
  ids: Ids;
  facts: Facts;
  /** Whether all that is answered belongs to the run; otherwise its own records alone are compared. */
  scoped: boolean;
  /** Whether figures inside of the answer count what was there before the run, too. */
  isOfOthers: boolean;
  /** Which records may stand either way round. */
  isTied: Tied;
  /** Whether the answer is all there is on a side, and no part of a longer list whose records may stand on another page. */
  isWhole: Both<boolean>;
  /** Whether that part begins with the first of them, in an order that both sides keep. */
  isBeginning: boolean;
}

interface Spot {
  schema: FlatSchema;
  place: string;
  kind: Kind | undefined;
  description: string | undefined;
  within: string | undefined;
  /** Whether the record around it is one of the run's. */
  own: boolean;
  /** Whether it may be left out. */
  isOptional?: boolean;
  /** The innermost record around it, by its id on the mock. */
  record?: { kind: Kind; id: unknown };
  /** What the innermost record that is of a boat or of a tour is of. */
  offer?: 'boat' | 'tour';
}

/** What a record is of, where it names one of the two and not the other. */
function offerOf({ boatId, tourId }: JsonObject): Spot['offer'] {
  if (isId(boatId) === isId(tourId)) return undefined;
  return isId(boatId) ? 'boat' : 'tour';
}

/** How many items of a list are compared. */
const MOST_ITEMS = 60;

/** What two bodies differ in, ids, instants and the services' own words aside. */
export function compareBodies(setting: Setting, schema: object, both: Both<unknown>): Difference[] {
  const found: Difference[] = [];
  const flat = setting.schemas.flatten(schema);
  const kind = setting.kinds.ofSchema(flat.names);
  const within = flat.names[0];
  compareAt(
    { schema: flat, place: 'body', kind, description: undefined, within, own: setting.scoped },
    both,
  );
  return found;

  function differ(rule: Rule, spot: Spot, values: Both<unknown>, records = recordsAt(spot)) {
    const { place, description, within: name, isOptional = false } = spot;
    found.push({ rule, place, description, within: name, isOptional, records, ...values });
  }

  function recordsAt({ record }: Spot) {
    return record ? [record] : [];
  }

  function compareAt(spot: Spot, values: Both<unknown>): void {
    const { service, mock } = values;
    if (mock === null || service === null) {
      if (service !== mock && spot.own) differ('null', spot, values);
    } else if (Array.isArray(mock) && Array.isArray(service)) compareLists(spot, { service, mock });
    else if (isObject(mock) && isObject(service)) compareObjects(spot, { service, mock });
    else if (spot.own && !sameScalar(spot.schema, values, setting.facts))
      differ('value', spot, values);
  }

  /** Whether something is counted by what others offer, such as the place of a boat that a review is about. */
  function isOfFigures({ properties }: FlatSchema): boolean {
    return setting.isOfOthers && Object.keys(properties).length > 0 && !('id' in properties);
  }

  function compareObjects(spot: Spot, { service, mock }: Both<JsonObject>) {
    const shape = variantOf(spot.schema, mock);
    const ownKind = setting.kinds.ofSchema(shape.names) ?? spot.kind;
    const own = spot.own && !(spot.place !== 'body' && isOfFigures(shape));
    const record =
      ownKind !== undefined && mock.id !== undefined ? { kind: ownKind, id: mock.id } : spot.record;
    const offer = offerOf(mock) ?? spot.offer;
    for (const [name, inner] of Object.entries(shape.properties)) {
      const schema = setting.schemas.flatten(inner);
      const place = `${spot.place}.${name}`;
      const description = schema.description;
      const next = {
        schema,
        place,
        kind: undefined,
        description,
        within: shape.names[0] ?? spot.within,
        own,
        isOptional: !shape.required.includes(name),
        ...(record ? { record } : {}),
        ...(offer ? { offer } : {}),
      };
      const values = { service: service[name], mock: mock[name] };
      // Of what the service chooses nothing is said but whether it has to be there.
      const isThere = SIDES.every((side) => values[side] !== undefined);
      const isFree = isChosen(inner) && (isThere || next.isOptional);
      if (!isFree) compareProperty(next, kindOfId(next, name, ownKind, mock), values);
    }
    if (!own) return;
    for (const { name, before, ...values } of turnedInstants(setting.schemas, shape, {
      service,
      mock,
    })) {
      const { description } = setting.schemas.flatten(shape.properties[name] ?? {});
      const place = `${spot.place}.${name}`;
      const told = { service: `${values.service}, not after ${before}`, mock: `after ${before}` };
      differ(
        'instants',
        { ...spot, place, description, within: shape.names[0] ?? spot.within },
        told,
        record ? [record] : [],
      );
    }
  }

  /** What an id belongs to; one that no call names is the service's own too, among those of the type told beside it. */
  function kindOfId(
    { within, offer }: Spot,
    name: string,
    ownKind: Kind | undefined,
    mock: JsonObject,
  ): Kind | undefined {
    // A document or a picture is one of whatever the record around it is of.
    const known = setting.kinds.ofField(name, name === 'id' ? ownKind : (offer ?? ownKind));
    if (!/^id$|Id$/u.test(name)) return known;
    const types = [`${name.slice(0, -2)}Type`, 'type', 'kind'].map((one) => mock[one]);
    const type = types.find((one) => typeof one === 'string');
    // What only points at a record of some type has no ids of its own: two of them may be the same number.
    const hasOwnIds = known !== undefined && (name !== 'id' || setting.kinds.isNamed(known));
    return known !== undefined && (hasOwnIds || type === undefined)
      ? known
      : [within, name, type].join(' ');
  }

  function compareProperty(spot: Spot, kind: Kind | undefined, values: Both<unknown>) {
    const { service, mock } = values;
    if (service === undefined && mock === undefined) return;
    if (service === undefined || mock === undefined) {
      // A field that may be left out says nothing by being null, and a list nothing by being empty.
      const said = service ?? mock;
      const isEmpty = spot.isOptional === true && Array.isArray(said) && said.length === 0;
      if (said === null || said === undefined || isEmpty || !spot.own) return;
      differ(service === undefined ? 'absent' : 'present', spot, values);
      return;
    }
    if (kind !== undefined && isId(service) && isId(mock)) {
      if (spot.own && !setting.ids.same(kind, values)) differ('id', spot, values);
      return;
    }
    compareAt({ ...spot, kind }, values);
  }

  function compareLists(spot: Spot, { service, mock }: Both<unknown[]>) {
    const schema = setting.schemas.flatten(spot.schema.items ?? {});
    const itemKind = setting.kinds.ofSchema(schema.names) ?? spot.kind;
    const place = `${spot.place}[]`;
    const item: Spot = { ...spot, schema, place, within: schema.names[0] ?? spot.within };
    const rows = aligned({ service, mock }, itemKind, setting.ids, spot.own, setting.isTied);
    if (!rows) {
      if (!spot.own || isOfFigures(schema)) return;
      if (service.length !== mock.length) {
        differ(service.length < mock.length ? 'list-missing' : 'list-extra', item, {
          service,
          mock,
        });
      }
      for (const [index, value] of mock.slice(0, MOST_ITEMS).entries()) {
        if (index < service.length)
          compareItem(item, itemKind, { service: service[index], mock: value });
      }
      return;
    }
    const ahead = foremost(rows, itemKind, { service, mock });
    // What all of the one side does not have is missing there, wherever the other one has it.
    const [missing] = spot.own || setting.isWhole.service ? rows.missing : ahead.missing;
    const [extra] = spot.own || setting.isWhole.mock ? rows.extra : ahead.extra;
    const known = (...all: unknown[]) =>
      itemKind === undefined ? [] : all.map((id) => ({ kind: itemKind, id }));
    if (missing)
      differ('list-missing', item, { service: undefined, mock: missing }, known(missing.id));
    if (extra) {
      const partner = itemKind && setting.ids.partner(itemKind, 'service', extra.id);
      differ('list-extra', item, { service: extra, mock: undefined }, known(partner));
    }
    if (rows.order) differ('order', item, rows.order, known(...turned(rows.order)));
    for (const row of rows.common.slice(0, MOST_ITEMS)) {
      const own = itemKind === undefined || setting.ids.ours(itemKind, 'mock', row.mock.id);
      compareAt({ ...item, kind: itemKind, own }, row);
    }
  }

  /** Those that stand before one that both parts have: in the same order they would be in both. */
  function foremost(
    { common, missing, extra }: Rows,
    kind: Kind | undefined,
    lists: Both<unknown[]>,
  ): Pick<Rows, 'missing' | 'extra'> {
    if (!setting.isBeginning || kind === undefined) return { missing: [], extra: [] };
    const isBefore = (side: Side, row: JsonObject, id: unknown) =>
      common.some(
        (one) =>
          lists[side].indexOf(row) < lists[side].indexOf(one[side]) &&
          !setting.isTied(kind, id, one.mock.id),
      );
    return {
      missing: missing.filter((row) => isBefore('mock', row, row.id)),
      extra: extra.filter((row) =>
        isBefore('service', row, setting.ids.partner(kind, 'service', row.id)),
      ),
    };
  }

  function compareItem(item: Spot, kind: Kind | undefined, values: Both<unknown>) {
    if (kind !== undefined && isId(values.service) && isId(values.mock)) {
      if (!setting.ids.same(kind, values)) differ('id', item, values);
    } else compareAt({ ...item, kind }, values);
  }
}

/** The first two ids that stand the other way round. */
function turned({ service, mock }: Both<unknown[]>): unknown[] {
  const at = service.findIndex((id, index) => id !== mock[index]);
  return at < 0 ? [] : [service[at], mock[at]];
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || typeof value === 'string';
}
