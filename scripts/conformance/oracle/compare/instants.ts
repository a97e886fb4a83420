import type { FlatSchema, Schemas } from '../../contract/schemas.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { Both } from '../pair/sides.ts';

/** How far apart two instants have to lie so that they are two on every clock, whatever it rounds to. */
export const APART = 5000;
/** Milliseconds between two calls of which every clock tells that they are not the same instant. */
export const PAUSE = APART + 1000;

/** An instant that on the mock lies after another of the same record, and on the service does not. */
interface Turned {
  name: string;
  before: string;
  service: string;
  mock: string;
}

/** The instants of a record that do not stand in the order in which they do on the mock. */
export function turnedInstants(
  schemas: Schemas,
  { properties }: FlatSchema,
  { service, mock }: Both<JsonObject>,
): Turned[] {
  const all = Object.entries(properties).flatMap(([name, schema]) => {
    const [ours, theirs] = [service[name], mock[name]];
    if (typeof ours !== 'string' || typeof theirs !== 'string') return [];
    if (schemas.flatten(schema).format !== 'date-time') return [];
    return [
      { name, service: ours, mock: theirs, ours: Date.parse(ours), theirs: Date.parse(theirs) },
    ];
  });
  return all.flatMap(({ name, ours, theirs, ...values }) => {
    const turned = all.find(
      (other) =>
        (theirs > other.theirs && ours < other.ours) ||
        (theirs > other.theirs + APART && ours === other.ours),
    );
    return turned
      ? [{ name, before: turned.name, service: values.service, mock: values.mock }]
      : [];
  });
}
