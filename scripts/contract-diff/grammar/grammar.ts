import { METHODS } from '../contract.ts';
import type { JsonObject } from '../lib/json.ts';

/** Whether a document is one of OpenAPI 3.0, whose schemas are not those of JSON Schema. */
export const isOpenApi30 = ({ openapi }: JsonObject): boolean => String(openapi).startsWith('3.0');

/** What an object of a contract is, as far as the diff reads it. */
export type Kind =
  | 'callback'
  | 'components'
  | 'document'
  | 'encoding'
  | 'header'
  | 'media type'
  | 'operation'
  | 'parameter'
  | 'path'
  | 'request body'
  | 'response'
  | 'schema';

/** What stands at a key: one object, or several by names of the author, by names beside extensions, or in a list. */
export interface Slot {
  kind: Kind;
  holds: 'one' | 'named' | 'patterned' | 'listed';
}

const slots = (holds: Slot['holds'], kind: Kind, keys: readonly string[]): [string, Slot][] =>
  keys.map((key) => [key, { kind, holds }]);

const CONTENT = slots('named', 'media type', ['content']);
const PARAMETERS = slots('listed', 'parameter', ['parameters']);
const HEADERS = slots('named', 'header', ['headers']);
const SCHEMA = slots('one', 'schema', ['schema']);

/** What may stand at each key of an object. Values, such as examples and defaults, are none of it. */
export const GRAMMAR: Record<Kind, ReadonlyMap<string, Slot>> = {
  document: new Map([
    ...slots('patterned', 'path', ['paths']),
    ...slots('named', 'path', ['webhooks']),
    ...slots('one', 'components', ['components']),
  ]),
  components: new Map([
    ...slots('named', 'schema', ['schemas']),
    ...slots('named', 'parameter', ['parameters']),
    ...slots('named', 'request body', ['requestBodies']),
    ...slots('named', 'response', ['responses']),
    ...slots('named', 'callback', ['callbacks']),
    ...slots('named', 'path', ['pathItems']),
    ...HEADERS,
  ]),
  path: new Map([...PARAMETERS, ...slots('one', 'operation', METHODS)]),
  operation: new Map([
    ...PARAMETERS,
    ...slots('one', 'request body', ['requestBody']),
    ...slots('patterned', 'response', ['responses']),
    ...slots('named', 'callback', ['callbacks']),
  ]),
  // Its keys are addresses.
  callback: new Map(),
  parameter: new Map([...SCHEMA, ...CONTENT]),
  header: new Map([...SCHEMA, ...CONTENT]),
  'request body': new Map(CONTENT),
  response: new Map([...HEADERS, ...CONTENT]),
  'media type': new Map([...SCHEMA, ...slots('named', 'encoding', ['encoding'])]),
  encoding: new Map(HEADERS),
  schema: new Map([
    ...slots('named', 'schema', ['properties', 'patternProperties', 'dependentSchemas', '$defs']),
    ...slots('listed', 'schema', ['allOf', 'anyOf', 'oneOf', 'prefixItems']),
    ...slots('one', 'schema', ['items', 'contains', 'additionalProperties', 'propertyNames']),
    ...slots('one', 'schema', ['not', 'if', 'then', 'else', 'contentSchema']),
    ...slots('one', 'schema', ['unevaluatedItems', 'unevaluatedProperties']),
  ]),
};
