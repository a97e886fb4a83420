import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const FOLDER = 'generated';
/** Kept in the folder, but not made from the contract: routes and drawings have steps of their own. */
const OTHERS = ['README.md', 'routeTree.gen.ts', 'scenes', 'app-images.json'];

function current(name: string): string | undefined {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Files in the folder that the contract should have given and did not. */
function withoutSource(outputs: Map<string, string>): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)))
    .filter((name) => !outputs.has(name) && !OTHERS.includes(name.split(sep)[0] ?? name));
}

/** Writes the files that differ, deletes what has no source any more, and answers the names of both. */
export function writeOutputs(outputs: Map<string, string>): string[] {
  const changed = [...outputs].filter(([name, content]) => current(name) !== content);
  for (const [name, content] of changed) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), content);
  }
  const stray = withoutSource(outputs);
  for (const name of stray) rmSync(join(FOLDER, name));
  return [...changed.map(([name]) => name), ...stray];
}

/** What in the folder is not what the contract gives, one sentence each; empty when it is current. */
export function differences(outputs: Map<string, string>): string[] {
  const found: string[] = [];
  for (const [name, content] of outputs) {
    const present = current(name);
    if (present === undefined) found.push(`${FOLDER}/${name} is missing`);
    else if (present !== content) found.push(`${FOLDER}/${name} is not what the contract gives`);
  }
  for (const name of withoutSource(outputs)) found.push(`${FOLDER}/${name} has no source`);
  return found;
}
