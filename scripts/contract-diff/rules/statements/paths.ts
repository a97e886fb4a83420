import { METHODS } from '../../contract.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../../lib/json.ts';
import { join, resolve } from '../../lib/pointer.ts';

/**
 * The document with its operations at their paths, where paths refer to others, and with the bodies that operations refer
 * to and the parameters of their paths at the operations: who reads annotations looks for all of them there.
 */
export function withOwnPaths(document: JsonObject): JsonObject {
  const paths = objectAt(document, 'paths') ?? {};
  const entries = Object.entries(paths).map(([path, item]): [string, Json] => {
    const pointer = join('#/paths', path);
    return [path, withOwnOperations(document, writtenOut(document, item, pointer), pointer)];
  });
  const isSame = entries.every(([path, item]) => item === paths[path]);
  return isSame ? document : { ...document, paths: Object.fromEntries(entries) };
}

/** What stands beside a reference holds too. */
function writtenOut(document: JsonObject, item: Json, pointer: string): Json {
  if (!isObject(item) || item.$ref === undefined) return item;
  const { value } = resolve(document, item, pointer);
  if (!isObject(value)) return item;
  const { $ref: _, ...beside } = item;
  const parameters = [...listAt(item, 'parameters'), ...listAt(value, 'parameters')];
  return { ...value, ...beside, ...(parameters.length > 0 ? { parameters } : {}) };
}

function withOwnOperations(document: JsonObject, item: Json, pointer: string): Json {
  if (!isObject(item)) return item;
  const { parameters: _, ...rest } = item;
  const shared = listAt(item, 'parameters');
  const entries = Object.entries(rest).map(([key, value]): [string, Json] => {
    const isOperation = isObject(value) && METHODS.some((method) => method === key);
    return [key, isOperation ? withOwnParts(document, value, shared, join(pointer, key)) : value];
  });
  const isSame = shared.length === 0 && entries.every(([key, value]) => value === item[key]);
  return isSame ? item : Object.fromEntries(entries);
}

function withOwnParts(
  document: JsonObject,
  operation: JsonObject,
  shared: Json[],
  pointer: string,
): JsonObject {
  const { requestBody } = operation;
  const isReferred = isObject(requestBody) && requestBody.$ref !== undefined;
  const body = isReferred
    ? resolve(document, requestBody, join(pointer, 'requestBody')).value
    : undefined;
  if (shared.length === 0 && body === undefined) return operation;
  const parameters = [...listAt(operation, 'parameters'), ...shared];
  return {
    ...operation,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined ? {} : { requestBody: body }),
  };
}
