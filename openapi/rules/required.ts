import { type Context, resolved, type Schema } from './types.ts';

/** Where a schema speaks of the properties of the schema around it. */
const CONDITIONS = ['if', 'then', 'else', 'not'] as const;

function propertiesOf(schema: Schema, context: Context): string[] {
  const parts = (schema.allOf ?? []).flatMap((part) => {
    const inner = resolved<Schema>(context, part.$ref ? { $ref: part.$ref } : part);
    return inner ? propertiesOf(inner, context) : [];
  });
  return [...Object.keys(schema.properties ?? {}), ...parts];
}

/** Every name that is asked for, also on a condition. */
function requiredOf(schema: Schema): string[] {
  const inner = CONDITIONS.flatMap((keyword) => schema[keyword] ?? []);
  return [...(schema.required ?? []), ...inner.flatMap(requiredOf)];
}

/** What is required is a property, also where `if`, `then` and `else` require it. */
export const required = {
  Schema(schema: Schema, context: Context) {
    if (CONDITIONS.some((keyword) => keyword === context.key)) return;
    const properties = propertiesOf(schema, context);
    for (const name of requiredOf(schema)) {
      if (!properties.includes(name))
        context.report({ message: `${name} is required, and no property.` });
    }
  },
};
