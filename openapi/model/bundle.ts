import { bundle, createConfig } from '@redocly/openapi-core';
import { type OpenApiDocument, operationsOf } from './document.ts';
import { addErrorExamples } from './error-examples.ts';

/** Why the contract could not be bundled: one line per problem, with the file it stands in. */
export class BundleError extends Error {}

/** What everything that reads the contract takes for granted of an operation. */
const STATED = ['operationId', 'tags', 'security', 'x-access', 'responses'] as const;

/** A line for each operation that does not say yet what it has to say. */
function unfinishedOperations(document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap(({ method, path, operation }) => {
    const missing = STATED.filter((name) => operation[name] === undefined);
    if (missing.length === 0) return [];
    return `${method.toUpperCase()} ${path} lacks ${missing.join(', ')}; npm run contract:lint says all that is missing.`;
  });
}

/**
 * Reads `openapi/openapi.yaml` with everything it refers to and answers it as one document, its error
 * answers with the examples of their codes.
 * Throws BundleError when a file is not YAML, a reference leads nowhere, or an operation is unfinished.
 */
export async function bundleContract(root = 'openapi/openapi.yaml'): Promise<OpenApiDocument> {
  const config = await createConfig({});
  const result = await bundle({ ref: root, config });
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map((problem) => {
      const place = problem.location[0];
      return `${place?.source.absoluteRef ?? root}${place?.pointer ?? ''}: ${problem.message}`;
    });
    throw new BundleError([...new Set(lines)].join('\n'));
  }
  // Redocly types a parsed document as unknown content; contract:lint proves that it is OpenAPI 3.1.
  const document = result.bundle.parsed as OpenApiDocument;
  const unfinished = unfinishedOperations(document);
  if (unfinished.length > 0) throw new BundleError(unfinished.join('\n'));
  addErrorExamples(document);
  return document;
}
