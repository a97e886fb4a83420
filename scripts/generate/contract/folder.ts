import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'generated';
/** Kept in the folder, but not made from the contract: routes and drawings have steps of their own. */
const OTHERS = ['README.md', 'routeTree.gen.ts', 'scenes', 'app-images.json'];

function current(name: string): string | undefined {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Writes the files that differ and answers their names. */
export function writeOutputs(outputs: Map<string, string>): string[] {
  mkdirSync(FOLDER, { recursive: true });
  const changed = [...outputs].filter(([name, content]) => current(name) !== content);
  for (const [name, content] of changed) writeFileSync(join(FOLDER, name), content);
  return changed.map(([name]) => name);
}

/** What in the folder is not what the contract gives, one sentence each; empty when it is current. */
export function differences(outputs: Map<string, string>): string[] {
  const found: string[] = [];
  for (const [name, content] of outputs) {
    const present = current(name);
    if (present === undefined) found.push(`${FOLDER}/${name} is missing`);
    else if (present !== content) found.push(`${FOLDER}/${name} is not what the contract gives`);
  }
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    if (!outputs.has(name) && !OTHERS.includes(name)) found.push(`${FOLDER}/${name} has no source`);
  }
  return found;
}
