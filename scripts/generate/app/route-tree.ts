import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How the router's plugin and `npm run generate` write the route tree; both must agree. */
export const routeTreeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './generated/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
} as const;

const FILE = routeTreeOptions.generatedRouteTree;

function current(): string {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
}

/** Writes the route tree from `src/routes`. Loaded on demand: the watcher of the contract has no use for it. */
async function writeRouteTree(): Promise<void> {
  const { Generator, getConfig } = await import('@tanstack/router-generator');
  const root = process.cwd();
  await new Generator({
    config: getConfig({ ...routeTreeOptions, disableLogging: true }, root),
    root,
  }).run();
}

/** Writes `generated/routeTree.gen.ts` and answers whether that changed it. */
export async function updateRouteTree(): Promise<boolean> {
  const before = current();
  await writeRouteTree();
  return current() !== before;
}

/** Whether the route tree on disk is what `src/routes` gives; leaves the file as it was. */
export async function routeTreeIsCurrent(): Promise<boolean> {
  const before = current();
  const changed = await updateRouteTree();
  if (changed) writeFileSync(FILE, before);
  return !changed;
}
