import { type Contract, METHODS, type Source } from '../contract.ts';
import { withOwnWords } from '../grammar/own-words.ts';
import { isExtension } from '../lib/extension.ts';
import { InputError } from '../lib/input-error.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../lib/json.ts';
import { chainOf, join, resolve } from '../lib/pointer.ts';
import { withPlaces } from '../lib/schema-names.ts';
import { withIds } from './operation-ids.ts';
import { withSubtypes } from './subtypes.ts';

type Origins = WeakMap<object, string>;

/**
 * The contract with everything that holds for an operation written at the operation: parameters and servers
 * of its path, security and servers of the root. Schemas, bodies and answers stay as they are written.
 * Throws InputError where the document does not have OpenAPI's shape.
 */
export function normalise(read: Source): Contract {
  const origins: Origins = new WeakMap();
  const placed = withPlaces(read.document);
  const source = { ...read, document: withIds(withSubtypes(withOwnWords(placed))) };
  const { document } = source;
  for (const key of LISTS) assertList(source, document, key, '#');
  const write = createWriter(source, origins);
  const normalised: JsonObject = {
    ...document,
    paths: write.paths(objectAt(document, 'paths') ?? {}, '#/paths', document.security ?? []),
    servers: listAt(document, 'servers').length > 0 ? listAt(document, 'servers') : [{ url: '/' }],
  };
  const webhooks = objectAt(document, 'webhooks');
  // The security of the root is what the service asks for, not what a receiver asks.
  if (webhooks) normalised.webhooks = write.paths(webhooks, '#/webhooks', []);
  return { source, written: read.document, document: normalised, origins };
}

/** What is easily written without the dashes of a list, and would say nothing then. */
const LISTS = ['parameters', 'security', 'servers'];

/** A key without a value says nothing, as if it were not there. */
function assertList({ label }: Source, owner: JsonObject, key: string, pointer: string): void {
  const value = owner[key];
  if (value === undefined || value === null || Array.isArray(value)) return;
  throw new InputError(`${label}: ${join(pointer, key)} must be a list. Run the contract lint.`);
}

/** What a path says for all of its operations. */
interface Shared {
  servers: Json | undefined;
  /** The parameters of one of them, found at a pointer. */
  parameters: (operation: JsonObject, at: string) => JsonObject[];
}

function createWriter(source: Source, origins: Origins) {
  const root = source.document;

  function keep(value: JsonObject, pointer: string): JsonObject {
    origins.set(value, pointer);
    return value;
  }

  function shaped(value: Json | undefined, pointer: string): JsonObject {
    if (isObject(value)) return value;
    throw new InputError(`${source.label}: ${pointer} must be an object. Run the contract lint.`);
  }

  /** The parameters of an operation: its own, then those of its path that it does not replace. */
  function parameters(owners: readonly (readonly [JsonObject, string])[]) {
    const found = new Map<string, JsonObject>();
    for (const [owner, pointer] of owners) {
      for (const [index, listed] of listAt(owner, 'parameters').entries()) {
        const place = join(pointer, 'parameters', index);
        const { value } = resolve(root, listed, place);
        if (!isObject(value) || typeof value.name !== 'string') {
          throw new InputError(`${source.label}: ${place} has no name. Run the contract lint.`);
        }
        // Names of headers do not tell upper from lower case (RFC 9110, 5.1).
        const name = value.in === 'header' ? value.name.toLowerCase() : value.name;
        found.set(`${value.in}.${name}`, keep({ ...shaped(listed, place) }, place));
      }
    }
    return [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
  }

  function operation(
    value: JsonObject,
    pointer: string,
    shared: Shared,
    secured: Json,
  ): JsonObject {
    for (const key of LISTS) assertList(source, value, key, pointer);
    const { parameters: _, servers: __, ...rest } = value;
    const result: JsonObject = { ...rest, security: security(value.security ?? secured) };
    const list = shared.parameters(value, pointer);
    if (list.length > 0) result.parameters = list;
    const servers = [value.servers, shared.servers].find(
      (each) => Array.isArray(each) && each.length > 0,
    );
    if (servers !== undefined) result.servers = servers;
    for (const key of ['requestBody', 'responses', 'callbacks']) {
      if (value[key] !== undefined) shaped(value[key], join(pointer, key));
    }
    const callbacks = objectAt(value, 'callbacks');
    if (callbacks) result.callbacks = callbacksOf(callbacks, join(pointer, 'callbacks'));
    return keep(result, pointer);
  }

  function callbacksOf(value: JsonObject, pointer: string): JsonObject {
    const entries = Object.entries(value).map(([name, listed]): [string, JsonObject] => {
      const { value: callback, pointer: at } = resolve(root, listed, join(pointer, name));
      return [name, paths(shaped(callback, at), at, [])];
    });
    return keep(Object.fromEntries(entries), pointer);
  }

  // "No requirement" and "the empty requirement" both let everybody in.
  function security(value: Json | undefined): Json {
    if (!Array.isArray(value)) return [];
    return value.length === 1 && isObject(value[0]) && Object.keys(value[0]).length === 0
      ? []
      : value;
  }

  function paths(value: JsonObject, pointer: string, secured: Json): JsonObject {
    const isMap = pointer === '#/webhooks';
    const entries = Object.entries(value)
      .filter(([name, item]) => !isExtension(name, item, { isMap }))
      .map(([name, item]): [string, JsonObject] => {
        const at = join(pointer, name);
        return [name, pathItem(shaped(item, at), at, secured)];
      });
    return keep(Object.fromEntries(entries), pointer);
  }

  function pathItem(value: JsonObject, pointer: string, secured: Json): JsonObject {
    // What stands beside a reference holds too, at each that leads to the next.
    const owners = chainOf(root, value, pointer).reverse();
    const [, targetPointer = pointer] = owners[0] ?? [];
    for (const [owner, at] of owners) for (const key of LISTS) assertList(source, owner, key, at);
    const item: JsonObject = Object.assign({}, ...owners.map(([owner]) => owner));
    const shared = {
      servers: item.servers,
      parameters: (operation: JsonObject, at: string) =>
        parameters([...owners, [operation, at] as const]),
    };
    const result: JsonObject = {};
    for (const method of METHODS) {
      const [, owner] = owners.findLast(([each]) => each[method] !== undefined) ?? [];
      if (owner === undefined) continue;
      const at = join(owner, method);
      result[method] = operation(shaped(item[method], at), at, shared, secured);
    }
    return keep(result, targetPointer);
  }

  return { paths };
}
