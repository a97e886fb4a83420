import { readFileSync, statSync } from 'node:fs';
import type { Method, OperationObject } from '../../../openapi/model/document.ts';

/** The part of a bundled contract that the choice of an example reads. */
interface Contract {
  paths: Record<string, Partial<Record<Method, Pick<OperationObject, 'responses'>>>>;
}

interface Route {
  pattern: RegExp;
  parameters: string[];
  /** Example names of the first 2xx answer, by method in lower case. */
  examples: Map<string, Set<string>>;
}

function exampleNames(operation: Pick<OperationObject, 'responses'>): Set<string> {
  const names = new Set<string>();
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (!status.startsWith('2') || !('content' in answer)) continue;
    for (const media of Object.values(answer.content ?? {})) {
      for (const name of Object.keys(media.examples ?? {})) names.add(name);
    }
  }
  return names;
}

function routeOf(path: string, item: Contract['paths'][string]): Route {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return {
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    parameters,
    examples: new Map(
      Object.entries(item).map(([method, operation]) => [method, exampleNames(operation)]),
    ),
  };
}

/**
 * Chooses the example that belongs to a request: one named `<parameter>-<value>` after a path or
 * query parameter and the value it has, such as `id-2` for `/boats/2` or `page-1` for `?page=1`.
 * Answers undefined where the contract has none, and the mock then takes its first example.
 */
export function namedExamples(
  contract: Contract,
): (method: string, url: string) => string | undefined {
  const routes = Object.entries(contract.paths)
    .map(([path, item]) => routeOf(path, item))
    .sort((a, b) => a.parameters.length - b.parameters.length);

  return (method, url) => {
    const { pathname, searchParams } = new URL(url, 'http://mock');
    for (const route of routes) {
      const names = route.examples.get(method.toLowerCase());
      const match = names && route.pattern.exec(pathname);
      if (!match) continue;
      const values = route.parameters.map((name, index) => `${name}-${match[index + 1]}`);
      const queries = [...searchParams].map(([name, value]) => `${name}-${value}`);
      return [...queries, ...values].find((name) => names.has(name));
    }
    return undefined;
  };
}

const GENERATED = 'generated/openapi.json';

/** `namedExamples` of the generated contract, read again whenever the file has changed. */
export function namedExamplesOfContract(): ReturnType<typeof namedExamples> {
  let readAt = 0;
  let choose: ReturnType<typeof namedExamples> = () => undefined;
  return (method, url) => {
    const { mtimeMs } = statSync(GENERATED);
    if (mtimeMs !== readAt) {
      choose = namedExamples(JSON.parse(readFileSync(GENERATED, 'utf8')));
      readAt = mtimeMs;
    }
    return choose(method, url);
  };
}
