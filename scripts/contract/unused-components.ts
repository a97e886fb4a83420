import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { bundleContract } from '../generate/bundle.ts';

const KINDS = ['schemas', 'examples', 'parameters', 'responses', 'headers'] as const;

function namesIn(file: string): string[] {
  const document: unknown = parseYaml(readFileSync(file, 'utf8'));
  const keys = typeof document === 'object' && document !== null ? Object.keys(document) : [];
  return keys.filter((key) => !key.startsWith('x-'));
}

/** Components that stand in a file of `openapi/components` but that no operation leads to. */
export async function unusedComponents(): Promise<string[]> {
  const { components } = await bundleContract();
  const used = new Set(
    KINDS.flatMap((kind) => Object.keys((components as Record<string, object>)[kind] ?? {})), // Redocly names a bundled component after its key
  );
  return globSync('openapi/components/**/*.yaml').flatMap((file) =>
    namesIn(file)
      .filter((name) => !used.has(name))
      .map((name) => `${name} (${basename(file)})`),
  );
}
