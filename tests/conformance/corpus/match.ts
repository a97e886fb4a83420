import type { Contract, Operation } from '../../../scripts/conformance/contract/contract.ts';

interface Match {
  operation: Operation;
  params: Record<string, string>;
}

/** Finds the operation behind a method and a path below the base path; a fixed segment wins over a parameter. */
export function createMatcher({ operations }: Contract) {
  const known = operations
    .map((operation) => ({
      operation,
      names: [...operation.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? ''),
      expression: new RegExp(
        `^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/gu, '([^/]+)')}$`,
        'u',
      ),
    }))
    .sort((a, b) => a.names.length - b.names.length);
  return (method: string, path: string): Match | undefined => {
    for (const { operation, names, expression } of known) {
      const values = operation.method === method ? expression.exec(path) : null;
      if (!values) continue;
      const params = names.map((name, index) => [name, decoded(values[index + 1] ?? '')]);
      return { operation, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The backend is asked what it says to a broken escape; here it is only a name.
    return segment;
  }
}
