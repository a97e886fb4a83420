import type { Context, Schema } from './types.ts';

const SCALARS = ['string', 'integer', 'number', 'boolean'];

function isPlainScalar(schema: Schema): boolean {
  return [schema.type ?? []].flat().some((type) => SCALARS.includes(type)) && !schema.enum;
}

/** A schema that stands at the top of a component file is a named one: `#/Boat`. */
function isNamed(context: Context): boolean {
  return /^#\/\w+$/.test(context.location.pointer);
}

/** Every named schema and every property says what it is, and a scalar property shows a value. */
export const descriptions = {
  Schema(schema: Schema, context: Context) {
    if (isNamed(context) && !schema.description) {
      context.report({ message: 'The named schema has no description.' });
    }
  },
  SchemaProperties: {
    Schema(schema: Schema, context: Context) {
      if (schema.oneOf || schema.anyOf || schema.allOf || isNamed(context)) return;
      if (!schema.description) context.report({ message: 'The property has no description.' });
      if (isPlainScalar(schema) && schema.const === undefined && !schema.examples) {
        context.report({ message: 'The property shows no example.' });
      }
    },
  },
};
