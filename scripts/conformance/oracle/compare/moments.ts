import { type FlatSchema, type Schemas, variantOf } from '../../contract/schemas.ts';
import { isObject } from '../../lib/json.ts';
import { isDone, type PairAnswer } from '../pair/pair.ts';
import type { Both } from '../pair/sides.ts';
import type { Difference } from './difference.ts';
import { APART } from './instants.ts';
import { readingKey } from './versions.ts';

/** An instant of what was read, and what the contract says of it. */
interface Moment {
  told: Both<string>;
  description: string | undefined;
  within: string | undefined;
}

/** A write that changes nothing may count as an update, and need not. */
const OF_EVERY_WRITE = 'updatedAt';

/**
 * Remembers the instants of every record that is read by itself. One that lies later on the mock than when the same
 * person read it before, by more than clocks round to, must not have stayed what it was on the service.
 */
export function createMoments(schemas: Schemas) {
  const known = new Map<string, ReadonlyMap<string, Moment>>();
  return {
    forget: () => known.clear(),
    /** What a reading says against the one before; nothing for all else. */
    compare(answer: PairAnswer): Difference[] {
      const { operation, mock } = answer;
      const schema = operation.answers.get(mock.status)?.media.get('application/json');
      if (operation.method !== 'GET' || !isDone(answer) || !schema) return [];
      const key = readingKey(answer);
      const before = known.get(key);
      const moments = momentsOf(schemas, schema, answer);
      known.set(key, moments);
      return [...moments].flatMap(([place, { told, description, within }]) => {
        const earlier = before?.get(place)?.told;
        const isLate = earlier && Date.parse(told.mock) > Date.parse(earlier.mock) + APART;
        if (!isLate || told.service !== earlier.service) return [];
        return {
          rule: 'instants',
          place,
          service: `${told.service}, as before`,
          mock: `later than before: ${earlier.mock}, then ${told.mock}`,
          description,
          within,
        };
      });
    },
  };
}

/** The instants of the object that was answered, and of the objects in it, by their places. */
function momentsOf(
  schemas: Schemas,
  schema: object,
  { service, mock }: PairAnswer,
): ReadonlyMap<string, Moment> {
  const found = new Map<string, Moment>();
  visit(schemas.flatten(schema), { service: service.body, mock: mock.body }, 'body');
  return found;

  function visit(flat: FlatSchema, { service: ours, mock: theirs }: Both<unknown>, place: string) {
    if (!isObject(ours) || !isObject(theirs)) return;
    const { names, properties } = variantOf(flat, theirs);
    for (const [name, inner] of Object.entries(properties)) {
      const [one, other] = [ours[name], theirs[name]];
      const shape = schemas.flatten(inner);
      const isInstant = shape.format === 'date-time' && name !== OF_EVERY_WRITE;
      if (isInstant && typeof one === 'string' && typeof other === 'string') {
        const told = { service: one, mock: other };
        const { description } = shape;
        found.set(`${place}.${name}`, { told, description, within: names[0] });
      } else visit(shape, { service: one, mock: other }, `${place}.${name}`);
    }
  }
}
