import * as v from 'valibot';

/** URLs are typed, shared and outlive releases: an invalid search parameter counts as not given. */
export function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}
