import { isObject, type JsonObject } from '../../lib/json.ts';
import type { Kind } from '../model/kinds.ts';
import { type Both, onBoth, type Side } from '../pair/sides.ts';
import type { Ids } from './ids.ts';
import { alike } from './likeness.ts';
import type { Tied } from './ties.ts';

export interface Rows {
  /** The same record on both sides. */
  common: Both<JsonObject>[];
  /** Records of the mock's list that the service leaves out, and the other way round. */
  missing: JsonObject[];
  extra: JsonObject[];
  /** The ids of the mock in the order of each list, when the two orders differ. */
  order: Both<unknown[]> | undefined;
}

/**
 * Two lists of records put beside each other by their ids. With `whole` every record is the run's, and those
 * with unknown ids are taken for each other by what they say; otherwise what the run did not make is left
 * out. Undefined when the items have no ids.
 */
export function aligned(
  lists: Both<unknown[]>,
  kind: Kind | undefined,
  ids: Ids,
  whole: boolean,
  isTied: Tied = () => false,
): Rows | undefined {
  const all = [...lists.service, ...lists.mock];
  if (kind === undefined || all.some((item) => !isObject(item) || item.id === undefined)) {
    return all.length === 0 ? { common: [], missing: [], extra: [], order: undefined } : undefined;
  }
  const items = onBoth((side) => lists[side].filter(isObject));
  const isOurs = (side: Side) => (item: JsonObject) => ids.ours(kind, side, item.id);
  if (whole) {
    const unknown = onBoth((side) => items[side].filter((item) => !isOurs(side)(item)));
    for (const { service, mock } of alike(unknown))
      ids.learn(kind, { service: service.id, mock: mock.id });
  }
  const ours = onBoth((side) => (whole ? items[side] : items[side].filter(isOurs(side))));
  const idOf = (item: JsonObject) => String(item.id);
  const partnerOf = (item: JsonObject) => String(ids.partner(kind, 'service', item.id));
  const byId = new Map(ours.mock.map((item) => [idOf(item), item]));
  const common: Both<JsonObject>[] = [];
  const extra: JsonObject[] = [];
  for (const item of ours.service) {
    const other = byId.get(partnerOf(item));
    if (other) common.push({ service: item, mock: other });
    else extra.push(item);
  }
  const seen = new Set(common.map(({ mock }) => idOf(mock)));
  const order = onBoth((side) =>
    side === 'service'
      ? common.map(({ mock }) => mock.id)
      : ours.mock.filter((item) => seen.has(idOf(item))).map(({ id }) => id),
  );
  const missing = ours.mock.filter((item) => !seen.has(idOf(item)));
  const isTiedTo = (others: readonly unknown[]) => (id: unknown) =>
    others.some((other) => isTied(kind, id, other));
  // Of two that may stand either way round, one may be on another page.
  const isMissed = isTiedTo(extra.map(({ id }) => ids.partner(kind, 'service', id)));
  const isAdded = isTiedTo(missing.map(({ id }) => id));
  return {
    common,
    missing: missing.filter(({ id }) => !isMissed(id)),
    extra: extra.filter(({ id }) => !isAdded(ids.partner(kind, 'service', id))),
    order: isTurned(order, (a, b) => isTied(kind, a, b)) ? order : undefined,
  };
}

/** Whether two ids stand the other way round on the two sides that may not. */
function isTurned(
  { service, mock }: Both<unknown[]>,
  mayTurn: (a: unknown, b: unknown) => boolean,
) {
  if (service.every((id, index) => id === mock[index])) return false;
  const places = new Map(mock.map((id, index) => [id, index]));
  return service.some((id, index) =>
    service
      .slice(index + 1)
      .some((after) => (places.get(after) ?? 0) < (places.get(id) ?? 0) && !mayTurn(after, id)),
  );
}
