import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** The package a module belongs to, or the folder of `src/`, from its path in a source map. */
function originOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (inPackage?.[1]) return inPackage[1];
  return /(src\/[^/]+|generated)/.exec(source)?.[1] ?? 'the bundler';
}

/** Adds to `bytes` how much of a minified file stems from which package or folder. */
function addComposition(file: string, bytes: Map<string, number>): void {
  // The bundler's own few lines have no map.
  if (!existsSync(`${file}.map`)) return;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, lineNumber) => {
      for (let column = 0; column < line.length; column += 1) {
        const entry = map.findEntry(lineNumber, column);
        const origin = originOf('originalSource' in entry ? (entry.originalSource ?? '') : '');
        bytes.set(origin, (bytes.get(origin) ?? 0) + 1);
      }
    });
}

/** What minified files are made of: packages and folders with their share, from 0 to 1, greatest first. */
export function compositionOf(files: readonly string[]): [origin: string, share: number][] {
  const bytes = new Map<string, number>();
  for (const file of files) addComposition(file, bytes);
  const total = [...bytes.values()].reduce((sum, value) => sum + value, 0);
  return [...bytes]
    .map(([origin, value]): [string, number] => [origin, value / total])
    .sort(([, a], [, b]) => b - a);
}
