import type { Contract, Operation } from '../../../contract/contract.ts';
import { variantOf } from '../../../contract/schemas.ts';
import { isObject } from '../../../lib/json.ts';
import { isPersonKind, type Kind, type Kinds, OF_TRIPS } from '../../model/kinds.ts';

/** What a scene is built around: an offer, a booking of either kind of offer, a person, a trip that was made before. */
export type Root = 'boat' | 'tour' | 'booking' | 'tourBooking' | 'person' | 'trip';

/** Records that stand between the two sides of a booking. */
const OF_BOOKINGS = /^(booking|payment|conversation|message|notification)$/u;

/** What has to be there for a record of a kind. */
export function rootOf(kind: Kind | undefined): Root {
  if (kind === undefined) return 'person';
  if (OF_TRIPS.has(kind)) return 'trip';
  if (kind.startsWith('boat') || kind === 'availability') return 'boat';
  if (kind.startsWith('tour')) return 'tour';
  return OF_BOOKINGS.test(kind) ? 'booking' : 'person';
}

/** What has to be there for a write: what is somebody's, where it is about what they have. */
export function rootFor(kinds: Kinds, operation: Operation, target: Kind | undefined): Root {
  if (kinds.isOfTrips(operation)) return 'trip';
  return rootOf(isPersonKind(target) ? kinds.ofOperation(operation) : target);
}

/**
 * The kind of the record that a write is about: the first that its path, body or query names. Bodies may be
 * about one of several; `example` says about which.
 */
export function targetOf(
  { schemas }: Contract,
  kinds: Kinds,
  operation: Operation,
  example = 0,
): Kind | undefined {
  for (const { name, in: where } of operation.parameters) {
    const kind = where === 'path' ? kinds.ofPath(operation, name) : undefined;
    if (kind !== undefined) return kind;
  }
  const own = kinds.ofOperation(operation);
  const body = operation.body?.examples[example];
  const { properties, required } = variantOf(schemas.flatten(operation.body?.schema ?? {}), body);
  if ('id' in properties && own !== undefined && kinds.isNamed(own)) return own;
  const [first] = operation.exactlyOneOf;
  const shown = Object.keys(properties).filter((name) => isObject(body) && name in body);
  const names = [...required, ...shown, ...(first ? [first] : [])];
  return names.map((name) => kinds.ofField(name, undefined)).find((kind) => kind !== undefined);
}
