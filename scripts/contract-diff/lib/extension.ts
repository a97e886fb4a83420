import { isObject, type Json } from './json.ts';

/**
 * Whether a key is an extension of OpenAPI (`x-…`). A map of names that the author chooses, such as media types and
 * webhooks, has none: an object at `x-order` is what goes by that name. What is no object was meant as one all the same.
 */
export const isExtension = (
  key: string,
  value: Json | undefined,
  { isMap }: { isMap: boolean },
): boolean => key.startsWith('x-') && !(isMap && isObject(value));
