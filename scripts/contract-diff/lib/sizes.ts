/** The keywords of JSON Schema that bound how large a text, a list or an object is. */
export const SIZES: readonly string[] = [
  ...['minLength', 'maxLength'],
  ...['minItems', 'maxItems'],
  ...['minProperties', 'maxProperties'],
];
