import * as v from 'valibot';

/** An address is typed, shared and grown old: what is not valid in it counts as not given. */
export function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}
