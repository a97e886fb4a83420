import { type FlatSchema, type Schemas, variantOf } from '../../contract/schemas.ts';
import { isObject } from '../../lib/json.ts';
import type { Kind, Kinds } from '../model/kinds.ts';

interface Filling {
  schemas: Schemas;
  kinds: Kinds;
  /** The reference to a record for a field that names one; undefined when there is none, which leaves it out. */
  refer(kind: Kind, name: string, isOwn: boolean): Promise<unknown>;
  /** References for a list of ids: as many as the example has, or all there are when they are put in order. */
  referAll(kind: Kind, name: string, count: number): Promise<unknown[]>;
  /** Another value for everything else. */
  other(value: unknown, name: string): unknown;
}

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** An example with the ids in it replaced by records of the run, and its days moved. */
export async function filled(
  to: Filling,
  schema: object,
  example: unknown,
  own: Kind | undefined,
): Promise<unknown> {
  return fillAt(to.schemas.flatten(schema), example, own, '', true);

  function namedKind({ names }: FlatSchema): Kind | undefined {
    const found = to.kinds.ofSchema(names);
    return found !== undefined && to.kinds.isNamed(found) ? found : undefined;
  }

  async function fillAt(
    flat: FlatSchema,
    value: unknown,
    kind: Kind | undefined,
    name: string,
    isTop: boolean,
  ): Promise<unknown> {
    if (Array.isArray(value)) {
      const item = to.schemas.flatten(flat.items ?? {});
      const idKind = to.kinds.ofField(name, kind);
      if (idKind !== undefined && value.every(isId)) return to.referAll(idKind, name, value.length);
      const items: unknown[] = [];
      for (const one of value)
        items.push(await fillAt(item, one, namedKind(item) ?? kind, name, false));
      return items.filter((one) => one !== undefined);
    }
    if (!isObject(value)) return to.other(value, name);
    const shape = variantOf(flat, value);
    const inner: Record<string, unknown> = {};
    for (const [key, one] of Object.entries(value)) {
      // What is expected is expected of the records of the example.
      if (key.startsWith('expected')) continue;
      const field = to.schemas.flatten(shape.properties[key] ?? {});
      const idKind = isId(one) ? to.kinds.ofField(key, kind) : undefined;
      const next =
        idKind === undefined
          ? await fillAt(field, one, kind, key, false)
          : await to.refer(idKind, key, isTop && key === 'id');
      // An item whose record there is none of is left out as a whole.
      if (idKind !== undefined && next === undefined && !isTop) return undefined;
      if (next !== undefined) inner[key] = next;
    }
    return inner;
  }
}
