import { METHODS } from '../contract.ts';
import { isObject, type JsonObject, objectAt } from '../lib/json.ts';
import { unnamed } from '../lib/operation-id.ts';
import { join } from '../lib/pointer.ts';

/** The document with something in place of each operationId that is not there, which statements are found by. */
export function withIds(document: JsonObject): JsonObject {
  const paths = objectAt(document, 'paths');
  const components = objectAt(document, 'components');
  const pathItems = objectAt(components, 'pathItems');
  return {
    ...document,
    ...(paths && { paths: named(paths, '#/paths') }),
    ...(pathItems && {
      components: { ...components, pathItems: named(pathItems, '#/components/pathItems') },
    }),
  };
}

/** Path items whose operations have ids. */
function named(items: JsonObject, pointer: string): JsonObject {
  const entries = Object.entries(items).map(([path, item]) => {
    if (!isObject(item)) return [path, item] as const;
    const operations = METHODS.flatMap((method) => {
      const operation = objectAt(item, method);
      if (!operation || typeof operation.operationId === 'string') return [];
      const operationId = unnamed(join(pointer, path, method));
      return [[method, { ...operation, operationId }] as const];
    });
    const isWhole = operations.length === 0;
    return [path, isWhole ? item : { ...item, ...Object.fromEntries(operations) }] as const;
  });
  return Object.fromEntries(entries);
}
