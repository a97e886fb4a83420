import { bundle, createConfig } from '@redocly/openapi-core';
import type { OpenApiDocument } from './document.ts';
import { addErrorExamples } from './error-examples.ts';

/** Why the contract could not be bundled: one line per problem, with the file it stands in. */
export class BundleError extends Error {}

/**
 * Reads `openapi/openapi.yaml` with everything it refers to and answers it as one document, its error
 * answers with the examples of their codes.
 * Throws BundleError when a file is not YAML or a reference leads nowhere.
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
  // Redocly types a parsed document as unknown content; contract:lint has proved that it is OpenAPI 3.1.
  const document = result.bundle.parsed as OpenApiDocument;
  addErrorExamples(document);
  return document;
}
