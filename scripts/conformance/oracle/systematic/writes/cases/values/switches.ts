import type { Contract, Operation } from '../../../../../contract/contract.ts';
import { isObject } from '../../../../../lib/json.ts';
import type { Template } from '../../../../pair/pair.ts';
import { PerSide } from '../../../../pair/sides.ts';

/** The request with every switch of its query and body on; as it is where it has none. */
export function withSwitches(
  { schemas }: Contract,
  { parameters, body: described }: Operation,
  template: Template,
): Template {
  const isSwitch = (schema: object) => schemas.flatten(schema).types.includes('boolean');
  const query = parameters
    .filter(({ in: where, schema = {} }) => where === 'query' && isSwitch(schema))
    .map(({ name }) => [name, true]);
  const { body } = template;
  const switched = described ? switchedIn(described.schema, body) : body;
  return {
    ...template,
    query: { ...template.query, ...Object.fromEntries(query) },
    ...(switched === undefined ? {} : { body: switched }),
  };

  function switchedIn(schema: object, value: unknown): unknown {
    const flat = schemas.flatten(schema);
    if (Array.isArray(value)) return value.map((item) => switchedIn(flat.items ?? {}, item));
    if (!isObject(value) || value instanceof PerSide) return value;
    const inner = Object.entries(flat.properties).flatMap(([name, property]) => {
      if (isSwitch(property)) return [[name, true]];
      return name in value ? [[name, switchedIn(property, value[name])]] : [];
    });
    return { ...value, ...Object.fromEntries(inner) };
  }
}
