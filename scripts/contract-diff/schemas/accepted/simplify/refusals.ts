import { canonical, isObject, stringsAt } from '../../../lib/json.ts';
import { typesOf } from '../read-shape.ts';
import { type Shape, typeOf, without } from '../shape.ts';
import { isTrivial } from './trivial.ts';

/** Plain refusals said in other words: of a type, of values, of a property. */
export function refuse(shape: Shape): Shape {
  const result = { ...shape };
  result.refused = shape.refused.filter((node) => {
    const { value } = node;
    if (value === false) return false;
    if (isTrivial(node)) {
      result.types = new Set();
      return false;
    }
    // What only values of other types are refused for is refused for nothing.
    if (isObject(value) && value.type !== undefined) {
      const about = typesOf(value.type);
      if ([...result.types].every((type) => !about.has(type))) return false;
    }
    const keys = isObject(value) ? Object.keys(value) : [];
    if (!isObject(value) || keys.length !== 1) return true;
    const [key] = keys;
    if (key === 'type') {
      const refused = [value.type ?? []].flat();
      const gone = [...result.types].filter(
        (type) =>
          refused.includes(type) || (type !== 'fraction' ? false : refused.includes('number')),
      );
      if (refused.includes('number')) gone.push('integer');
      result.types = without(result.types, ...gone);
      return false;
    }
    if (key === 'enum' || key === 'const') {
      const listed = Array.isArray(value.enum) ? value.enum : [value.const ?? null];
      const refused = new Set(listed.map(canonical));
      result.values = result.values?.filter((each) => !refused.has(canonical(each)));
      if (refused.has('null')) result.types = without(result.types, 'null');
      return !result.values && listed.some((each) => result.types.has(typeOf(each)));
    }
    const [name, ...others] = stringsAt(value, 'required');
    const isObjectOnly = [...result.types].join() === 'object';
    if (key !== 'required' || name === undefined || others.length > 0 || !isObjectOnly) return true;
    result.properties = new Map(result.properties).set(name, [{ ...node, value: false }]);
    return false;
  });
  return result;
}
