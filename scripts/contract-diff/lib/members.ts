import type { Json, JsonObject } from './json.ts';

/** What these hold is named by the author of a document, not by OpenAPI or JSON Schema. */
const MAPS = new Set([
  ...[
    'properties',
    'patternProperties',
    '$defs',
    'definitions',
    'dependentSchemas',
    'dependencies',
  ],
  ...['mapping', 'schemas', 'responses', 'parameters', 'headers', 'requestBodies', 'examples'],
  ...[
    'securitySchemes',
    'links',
    'callbacks',
    'pathItems',
    'webhooks',
    'paths',
    'content',
    'encoding',
  ],
]);
/** What these hold is a value, whatever it looks like. */
const VALUES = new Set(['example', 'default', 'const', 'enum', 'value']);

export interface Member {
  key: string;
  /** An object or a list. */
  value: JsonObject | Json[];
  /** Whether the keys of the value are names of the author. */
  isMap: boolean;
}

/**
 * The objects and lists in an object of a document, without those that are values of the API: what they hold is no
 * schema and no reference, though it may look like one. `isMap`: whether its keys are names.
 */
export function membersOf(owner: JsonObject, isMap: boolean): Member[] {
  const members: Member[] = [];
  for (const key of Object.keys(owner)) {
    const value = owner[key];
    if (typeof value !== 'object' || value === null) continue;
    // The examples of a schema are a list of values; those of a body are named, and may be references.
    const isValue = VALUES.has(key) || (key === 'examples' && Array.isArray(value));
    if (isMap || !isValue) members.push({ key, value, isMap: !isMap && MAPS.has(key) });
  }
  return members;
}
