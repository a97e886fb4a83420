import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ServerSet } from '../../../openapi/model/annotations/server-set.ts';
import { withoutConditions } from '../../../openapi/model/conditions.ts';
import {
  dereference,
  type JsonSchema,
  type OpenApiDocument,
} from '../../../openapi/model/document.ts';
import { isObject, type JsonObject } from '../lib/json.ts';

type Keywords = Omit<
  JsonSchema,
  'type' | 'properties' | 'required' | 'allOf' | 'oneOf' | 'anyOf'
> & {
  const?: unknown;
  dependentRequired?: Record<string, string[]>;
  contentMediaType?: string;
  contentEncoding?: string;
  contentSchema?: JsonSchema;
  description?: string;
  deprecated?: boolean;
  readOnly?: boolean;
  examples?: unknown[];
  /** Whether it is the id of whoever calls. */
  'x-session-user'?: boolean;
  /** What the service sets it to, or makes it from, whatever is sent. */
  'x-server-set'?: ServerSet;
};

/** A schema with references followed and `allOf` merged. */
export interface FlatSchema extends Keywords {
  types: string[];
  nullable: boolean;
  properties: Record<string, JsonSchema>;
  required: string[];
  /** The object shapes of a `oneOf`, when there are several. */
  variants: FlatSchema[];
  /** Names of the components it was made from, such as `Id`. */
  names: string[];
  /** What is said of it and of the components it was made from; `description` is what is said of the place alone. */
  descriptions: string[];
}

/** What in a value breaks a schema. */
interface Violation {
  /** Dotted, with `[]` for any index: `content[].rating`. */
  place: string;
  message: string;
}

export interface Schemas {
  flatten(schema: object): FlatSchema;
  /** The first violations of a value, one per place; empty when it fits. */
  violations(schema: object, value: unknown): Violation[];
  /** Properties of a value that its schema does not name, as dotted places. */
  undocumented(schema: object, value: unknown): string[];
}

const EMPTY: FlatSchema = {
  types: [],
  nullable: false,
  properties: {},
  required: [],
  variants: [],
  names: [],
  descriptions: [],
};

function merged(base: FlatSchema, more: FlatSchema): FlatSchema {
  return {
    ...base,
    ...more,
    types: more.types.length > 0 ? more.types : base.types,
    nullable: base.nullable || more.nullable,
    properties: { ...base.properties, ...more.properties },
    required: [...new Set([...base.required, ...more.required])],
    dependentRequired: { ...base.dependentRequired, ...more.dependentRequired },
    variants: more.variants.length > 0 ? more.variants : base.variants,
    names: [...base.names, ...more.names],
    descriptions: [...base.descriptions, ...more.descriptions],
  };
}

function flattener(document: OpenApiDocument) {
  const known = new WeakMap<object, FlatSchema>();
  function flat(schema: JsonSchema & Keywords): FlatSchema {
    const { type, properties, required, allOf, oneOf, anyOf, $ref, ...keywords } = schema;
    const types = [type ?? []].flat();
    let result: FlatSchema = EMPTY;
    if ($ref) {
      const target = flatten(dereference<JsonSchema>(document, { $ref }));
      result = merged({ ...EMPTY, names: [$ref.split('/').at(-1) ?? ''] }, target);
    }
    for (const part of allOf ?? []) result = merged(result, flatten(part));
    const choices = (oneOf ?? anyOf ?? []).map(flatten);
    const shapes = choices.filter((choice) => choice.types.length > 0);
    const [only] = shapes;
    if (shapes.length === 1 && only) result = merged(result, only);
    return merged(result, {
      ...EMPTY,
      ...keywords,
      types: types.filter((name) => name !== 'null'),
      nullable: types.includes('null') || choices.length > shapes.length,
      properties: properties ?? {},
      required: required ?? [],
      variants: shapes.length > 1 ? shapes : [],
      descriptions: [keywords.description ?? []].flat(),
    });
  }
  function flatten(schema: object): FlatSchema {
    const found = known.get(schema);
    if (found) return found;
    const made = flat(schema);
    known.set(schema, made);
    return made;
  }
  return flatten;
}

/** `/content/3/rating` → `content[].rating`. */
function placeOf(error: ErrorObject): string {
  const steps = error.instancePath.split('/').slice(1);
  const missing: unknown = error.params.missingProperty;
  if (typeof missing === 'string') steps.push(missing);
  return steps
    .map((step) => (/^[0-9]+$/.test(step) ? '[]' : step.replaceAll('~1', '/')))
    .join('.')
    .replaceAll('.[]', '[]');
}

/** Which of the shapes of a `oneOf` a value is meant to be: the one that shares most properties. */
export function variantOf(schema: FlatSchema, value: unknown): FlatSchema {
  if (schema.variants.length === 0 || !isObject(value)) return schema;
  const shared = (shape: FlatSchema) =>
    Object.keys(value).filter((key) => key in shape.properties).length -
    shape.required.filter((key) => !(key in value)).length;
  const best = schema.variants.reduce((a, b) => (shared(b) > shared(a) ? b : a));
  return merged({ ...schema, variants: [] }, best);
}

/** Reads the schemas of one document. Validators are compiled on first use and kept. */
export function createSchemas(document: OpenApiDocument): Schemas {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  const compiled = new WeakMap<object, ValidateFunction>();
  const flatten = flattener(withoutConditions(document, document));

  function validatorOf(schema: object): ValidateFunction {
    const found = compiled.get(schema);
    if (found) return found;
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
    const made = ajv.compile(JSON.parse(text));
    compiled.set(schema, made);
    return made;
  }

  function collect(schema: object, value: unknown, place: string, found: Set<string>) {
    const flat = flatten(schema);
    if (Array.isArray(value)) {
      for (const item of value) if (flat.items) collect(flat.items, item, `${place}[]`, found);
      return;
    }
    if (!isObject(value)) return;
    const shapes = [flat, ...flat.variants];
    const properties: Record<string, JsonSchema> = {};
    for (const shape of shapes) Object.assign(properties, shape.properties);
    if (Object.keys(properties).length === 0) return;
    collectProperties(properties, value, place, found);
  }

  function collectProperties(
    properties: Record<string, JsonSchema>,
    value: JsonObject,
    place: string,
    found: Set<string>,
  ) {
    for (const [name, inner] of Object.entries(value)) {
      const path = place ? `${place}.${name}` : name;
      const property = properties[name];
      if (property) collect(property, inner, path, found);
      else found.add(path);
    }
  }

  return {
    flatten,
    violations(schema, value) {
      const validate = validatorOf(schema);
      if (validate(value)) return [];
      const places = new Map<string, string>();
      for (const error of validate.errors ?? []) {
        const place = placeOf(error);
        if (!places.has(place)) places.set(place, error.message ?? 'is not valid');
      }
      return [...places].map(([place, message]) => ({ place, message }));
    },
    undocumented(schema, value) {
      const found = new Set<string>();
      collect(schema, value, '', found);
      return [...found].sort();
    },
  };
}
