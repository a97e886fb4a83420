import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'generated/scenes';

function current(name: string): string | undefined {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const present = () => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);

/** Drawn again. Loaded on demand: the watcher of the contract has no use for it. */
async function drawn(): Promise<Map<string, string>> {
  const { pageScenes } = await import('../../../mocks/scenes/pages/pages.ts');
  return pageScenes();
}

/** Draws the scenes that pages show, removes those that none shows any more, and answers what changed. */
export async function updateScenes(): Promise<string[]> {
  const scenes = await drawn();
  mkdirSync(FOLDER, { recursive: true });
  const changed = [...scenes].filter(([name, svg]) => current(name) !== svg);
  for (const [name, svg] of changed) writeFileSync(join(FOLDER, name), svg);
  const old = present().filter((name) => !scenes.has(name));
  for (const name of old) rmSync(join(FOLDER, name));
  return [...changed.map(([name]) => name), ...old].map((name) => `scenes/${name}`);
}

/** What in the folder is not what the drawings give, one sentence each. */
export async function sceneDifferences(): Promise<string[]> {
  const scenes = await drawn();
  const differing = [...scenes].filter(([name, svg]) => current(name) !== svg);
  return [
    ...differing.map(([name]) => `${FOLDER}/${name} is not what mocks/scenes draws`),
    ...present()
      .filter((name) => !scenes.has(name))
      .map((name) => `${FOLDER}/${name} has no source`),
  ];
}
