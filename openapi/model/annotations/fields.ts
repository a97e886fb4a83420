import type { JsonSchema, OpenApiDocument } from '../document.ts';

/** An annotation of a field of a named schema. */
export interface AnnotatedField<T> {
  schema: string;
  field: string;
  /** Where the annotation stands, a JSON pointer. */
  pointer: string;
  value: T;
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every field of the named schemas, parts of a composition included, that has an extension such as `x-derived`. */
export function annotatedFields<T>(document: OpenApiDocument, key: string): AnnotatedField<T>[] {
  const found: AnnotatedField<T>[] = [];
  function visit(name: string, schema: JsonSchema, pointer: string) {
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      const value: unknown = Reflect.get(property, key);
      const at = `${pointer}/properties/${escaped(field)}/${key}`;
      // The contract's lint has judged what it is.
      if (value !== undefined) found.push({ schema: name, field, pointer: at, value: value as T });
    }
    for (const list of ['allOf', 'oneOf', 'anyOf'] as const)
      for (const [index, part] of (schema[list] ?? []).entries())
        visit(name, part, `${pointer}/${list}/${index}`);
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    visit(name, schema, `#/components/schemas/${escaped(name)}`);
  return found;
}
