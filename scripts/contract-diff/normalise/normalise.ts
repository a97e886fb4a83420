import { type Contract, METHODS, type Source } from '../contract.ts';
import { InputError } from '../lib/input-error.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, stringsAt } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';
import { pruneComponents } from '../lib/references.ts';
import { flattenCompositions } from './flatten.ts';
import { normaliseSchema, type Origins } from './normalise-schema.ts';

type Rewrite = (value: JsonObject, pointer: string) => JsonObject;

/**
 * The contract in one spelling: parameters, security and servers at each operation, schemas as
 * `normaliseSchema` writes them, no text, no examples, no unused components.
 * Throws InputError where the document does not have OpenAPI's shape.
 */
export function normalise(source: Source): Contract {
  const origins: Origins = new WeakMap();
  const { document } = source;
  const rewriter = createRewriter(source, origins);
  const normalised: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Contract', version: '1.0.0' },
    components: rewriter.components(objectAt(document, 'components') ?? {}, '#/components'),
    paths: rewriter.paths(objectAt(document, 'paths') ?? {}, '#/paths'),
  };
  const webhooks = objectAt(document, 'webhooks');
  if (webhooks) normalised.webhooks = rewriter.paths(webhooks, '#/webhooks');
  if (document['x-ownership'] !== undefined) normalised['x-ownership'] = document['x-ownership'];
  const codes = objectAt(document, 'x-error-codes');
  if (codes) normalised['x-error-codes'] = withoutTexts(codes);
  normalised.servers = Array.isArray(document.servers) ? document.servers : [{ url: '/' }];
  flattenCompositions(normalised);
  return { source, document: pruneComponents(normalised), origins };
}

/** The catalogue of error codes, without what is said of each. */
function withoutTexts(catalogue: JsonObject): JsonObject {
  const entries = Object.keys(catalogue).map((code) => {
    const { status, scope } = objectAt(catalogue, code) ?? {};
    return [code, { status: status ?? null, scope: scope ?? 'operation' }];
  });
  return Object.fromEntries(entries);
}

function createRewriter(source: Source, origins: Origins) {
  const root = source.document;

  function keep(value: JsonObject, pointer: string): JsonObject {
    origins.set(value, pointer);
    return value;
  }

  /** Rewrites what stands under `value`; a reference stays a reference. */
  function rewrite(value: Json | undefined, pointer: string, how: Rewrite): JsonObject {
    if (!isObject(value)) {
      throw new InputError(`${source.label}: ${pointer} must be an object. Run the contract lint.`);
    }
    if (typeof value.$ref === 'string') return keep({ $ref: value.$ref }, pointer);
    return keep(how(value, pointer), pointer);
  }

  function map(value: Json | undefined, pointer: string, how: Rewrite): JsonObject {
    const entries = Object.entries(rewrite(value, pointer, (same) => same))
      .filter(([name]) => !name.startsWith('x-'))
      .map(([name, item]) => [name, rewrite(item, join(pointer, name), how)]);
    return keep(Object.fromEntries(entries), pointer);
  }

  function without(value: JsonObject, ...dropped: string[]): JsonObject {
    const entries = Object.entries(value).filter(
      ([key]) => !dropped.includes(key) && !key.startsWith('x-'),
    );
    return Object.fromEntries(entries);
  }

  function schema(value: Json, pointer: string): Json {
    return normaliseSchema(value, pointer, origins);
  }

  function described(value: JsonObject, pointer: string): JsonObject {
    const result = without(value, 'description', 'summary', 'example', 'examples');
    if (result.schema !== undefined) result.schema = schema(result.schema, join(pointer, 'schema'));
    if (result.content !== undefined) {
      result.content = map(result.content, join(pointer, 'content'), described);
    }
    if (result.headers !== undefined) {
      result.headers = map(result.headers, join(pointer, 'headers'), described);
    }
    for (const flag of ['required', 'deprecated', 'allowReserved', 'allowEmptyValue']) {
      if (result[flag] === false) delete result[flag];
    }
    delete result.links;
    return result;
  }

  function parameter(value: JsonObject, pointer: string): JsonObject {
    const result = described(value, pointer);
    const usual = result.in === 'query' || result.in === 'cookie' ? 'form' : 'simple';
    if (result.style === usual) delete result.style;
    const explodes = (result.style ?? usual) === 'form';
    if (result.explode === explodes) delete result.explode;
    return result;
  }

  /** The parameters of an operation: its own, then those of its path that it does not replace. */
  function parameters(item: JsonObject, itemPointer: string, operation: JsonObject, at: string) {
    const found = new Map<string, JsonObject>();
    for (const [owner, pointer] of [
      [item, itemPointer],
      [operation, at],
    ] as const) {
      for (const [index, listed] of listAt(owner, 'parameters').entries()) {
        const place = join(pointer, 'parameters', index);
        const result = rewrite(listed, place, parameter);
        const { value } = resolve(root, listed, place);
        if (!isObject(value) || typeof value.name !== 'string') {
          throw new InputError(`${source.label}: ${place} has no name. Run the contract lint.`);
        }
        found.set(`${value.in}.${value.name}`, result);
      }
    }
    return [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
  }

  function operation(item: JsonObject, itemPointer: string, secured: Json): Rewrite {
    return (value, pointer) => {
      const result = without(value, 'summary', 'description', 'externalDocs', 'tags', 'parameters');
      for (const key of ['x-access', 'x-sunset']) {
        if (value[key] !== undefined) result[key] = value[key];
      }
      const codes = stringsAt(value, 'x-error-codes');
      if (codes.length > 0) result['x-error-codes'] = codes.sort();
      if (result.deprecated === false) delete result.deprecated;
      const list = parameters(item, itemPointer, value, pointer);
      if (list.length > 0) result.parameters = list;
      result.security = security(value.security ?? secured);
      const servers = value.servers ?? item.servers;
      if (servers !== undefined) result.servers = servers;
      if (result.requestBody !== undefined) {
        result.requestBody = rewrite(result.requestBody, join(pointer, 'requestBody'), described);
      }
      if (result.responses !== undefined) {
        result.responses = map(result.responses, join(pointer, 'responses'), described);
      }
      if (result.callbacks !== undefined) {
        result.callbacks = map(result.callbacks, join(pointer, 'callbacks'), callback);
      }
      return result;
    };
  }

  // "No requirement" and "the empty requirement" both let everybody in.
  function security(value: Json | undefined): Json {
    if (!Array.isArray(value)) return [];
    return value.length === 1 && isObject(value[0]) && Object.keys(value[0]).length === 0
      ? []
      : value;
  }

  // The security of the root is what the service asks for, not what a callback's receiver asks.
  function callback(value: JsonObject, pointer: string): JsonObject {
    return paths(value, pointer, []);
  }

  function pathItem(value: JsonObject, pointer: string, secured: Json): JsonObject {
    const { value: item, pointer: itemPointer } = resolve(root, value, pointer);
    const result: JsonObject = {};
    if (!isObject(item)) return result;
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      result[method] = rewrite(
        item[method],
        join(itemPointer, method),
        operation(item, itemPointer, secured),
      );
    }
    return keep(result, itemPointer);
  }

  function paths(
    value: JsonObject,
    pointer: string,
    secured: Json = root.security ?? [],
  ): JsonObject {
    const entries = Object.entries(value)
      .filter(([name]) => !name.startsWith('x-'))
      .map(([name, item]) => {
        const at = join(pointer, name);
        if (isObject(item)) return [name, pathItem(item, at, secured)];
        throw new InputError(`${source.label}: ${at} must be an object. Run the contract lint.`);
      });
    return keep(Object.fromEntries(entries), pointer);
  }

  const KINDS: Record<string, Rewrite> = {
    parameters: parameter,
    responses: described,
    headers: described,
    requestBodies: described,
    securitySchemes: (value) => without(value, 'description'),
    callbacks: callback,
  };

  function components(value: JsonObject, pointer: string): JsonObject {
    const result: JsonObject = {};
    for (const [kind, how] of Object.entries(KINDS)) {
      if (value[kind] !== undefined) result[kind] = map(value[kind], join(pointer, kind), how);
    }
    const schemas = objectAt(value, 'schemas');
    if (schemas) {
      const at = join(pointer, 'schemas');
      const entries = Object.entries(schemas).map(([name, item]) => [
        name,
        schema(item, join(at, name)),
      ]);
      result.schemas = keep(Object.fromEntries(entries), at);
    }
    return result;
  }

  return { paths, components };
}
