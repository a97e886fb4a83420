import { isObject, type JsonObject } from '../lib/json.ts';
import { join, keysOf, resolve, valueAt } from '../lib/pointer.ts';

/** Keywords whose schema is about the same value as the one around it. */
const SAME_VALUE = new Set(['not', 'if', 'then', 'else', 'propertyNames', 'contentSchema']);
const SAME_VALUE_LISTED = new Set(['allOf', 'anyOf', 'oneOf', 'dependentSchemas']);
const EACH_ITEM = new Set(['items', 'contains', 'unevaluatedItems']);
const EACH_PROPERTY = new Set(['additionalProperties', 'unevaluatedProperties']);

/**
 * What a schema is called in messages, as ` of \`name\``: by the property, parameter or header that it is of, by its
 * component, or by the field around it (`tags[]`, `prices.*`). Empty for a whole body, which has no name.
 */
export function nameOf(document: JsonObject, slot: string, resolved: string): string {
  const whole = ownName(document, resolved);
  const name =
    whole === undefined ? nameAround(document, resolved) : (ownName(document, slot) ?? whole);
  return name === undefined ? '' : ` of \`${name}\``;
}

/** The name that a place gives its schema itself. */
function ownName(document: JsonObject, pointer: string): string | undefined {
  return nameIn(document, keysOf(pointer));
}

function nameIn(document: JsonObject, keys: readonly string[]): string | undefined {
  const isComponent = keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas';
  if (isComponent || keys.at(-2) === 'properties') return keys.at(-1);
  if (keys.at(-1) !== 'schema') return undefined;
  // A parameter or a header may give its schema by media type.
  const owner = keys.at(-3) === 'content' ? keys.slice(0, -3) : keys.slice(0, -1);
  if (owner.at(-2) === 'headers') return owner.at(-1);
  if (owner.at(-2) !== 'parameters') return undefined;
  const said = valueAt(document, join('#', ...owner));
  const parameter = resolve(document, said, '#').value;
  return isObject(parameter) && typeof parameter.name === 'string' ? parameter.name : undefined;
}

function nameAround(document: JsonObject, pointer: string): string | undefined {
  const keys = keysOf(pointer);
  let suffix = '';
  while (keys.length > 0) {
    const name = nameIn(document, keys);
    if (name !== undefined) return `${name}${suffix}`;
    const last = keys.pop() ?? '';
    const listing = keys.at(-1) ?? '';
    if (EACH_ITEM.has(last)) suffix = `[]${suffix}`;
    else if (EACH_PROPERTY.has(last)) suffix = `.*${suffix}`;
    else if (listing === 'prefixItems') suffix = `[${last}]${suffix}`;
    else if (listing === 'patternProperties') suffix = `.*${suffix}`;
    else if (last === 'schema') return suffix === '' ? undefined : `body${suffix}`;
    else if (!SAME_VALUE_LISTED.has(listing) && !SAME_VALUE.has(last)) return undefined;
    if (
      listing === 'prefixItems' ||
      listing === 'patternProperties' ||
      SAME_VALUE_LISTED.has(listing)
    )
      keys.pop();
  }
  return undefined;
}
