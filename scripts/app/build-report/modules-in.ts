import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The modules that a script of the build is made of, by its source map: paths relative to this folder, `src/main.tsx`.
 * Empty where there is no map: the bundler's own few lines have none.
 */
export function modulesIn(file: string): string[] {
  const map = `${file}.map`;
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: (string | null)[] }; // a source map
  return sources.flatMap((source) =>
    source ? relative('.', join(dirname(file), source.replace(/\?.*$/, ''))) : [],
  );
}
