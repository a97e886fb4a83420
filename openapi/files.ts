import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/** Where the contract stands in this repository: absolute paths, for tools that are started from it. */
export const CONTRACT_FILES = {
  /** One JSON document, written by `npm run generate`. */
  bundle: join(FOLDER, '../generated/openapi.json'),
  /** The root of what is written by hand. */
  source: join(FOLDER, 'openapi.yaml'),
  /** Markdown of what holds for every operation. */
  policy: join(FOLDER, 'policy.md'),
  /** Folder of the Arazzo workflows. */
  workflows: join(FOLDER, 'workflows'),
} as const;
