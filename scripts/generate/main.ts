/** `npm run generate`: writes `generated/` from the contract in `openapi/`. */
import { watch } from 'node:fs';
import { BundleError, bundleContract } from '../../openapi/model/bundle.ts';
import { commandLine } from '../lib/command-line.ts';
import { appImageDifferences, updateAppImages } from './app/app-images.ts';
import { routeTreeIsCurrent, updateRouteTree } from './app/route-tree.ts';
import { sceneDifferences, updateScenes } from './app/scenes.ts';
import { differences, writeOutputs } from './contract/folder.ts';
import { outputsOf } from './contract/outputs.ts';
import { pathIndexIsCurrent, updatePathIndex } from './contract/path-index.ts';

const HELP = `Usage: npm run generate [-- --check | --watch]

Lists the path files in openapi/openapi.yaml, bundles it and writes generated/: the bundled contract,
types, enums, limits, operations and the valibot schemas of requests; the route tree from src/routes; and
the scenes that pages show, from mocks/scenes, with the share picture and the app's icons in public/.

  --check   write nothing; exit 1 when generated/ is not what its sources give
  --watch   go on, and write again after every change in openapi/
  --help    show this
`;

/** Milliseconds of silence that end a burst of saves: an editor writes, then renames. */
const BURST = 30;

/** Bundles and makes every file; undefined, with the reasons printed, when the contract is broken. */
async function outputs(listPaths: () => void): Promise<Map<string, string> | undefined> {
  try {
    listPaths();
    return await outputsOf(await bundleContract());
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    console.error(`The contract cannot be bundled. Mend these:\n${error.message}`);
    return undefined;
  }
}

async function generate(): Promise<boolean> {
  const started = performance.now();
  const made = await outputs(updatePathIndex);
  if (!made) return false;
  const changed = writeOutputs(made);
  const took = Math.round(performance.now() - started);
  console.log(`generated/: ${changed.length > 0 ? changed.join(', ') : 'no change'} (${took} ms)`);
  return true;
}

async function check(): Promise<boolean> {
  const made = await outputs(() => undefined);
  if (!made) return false;
  const found = differences(made);
  if (!pathIndexIsCurrent()) found.push('openapi/openapi.yaml does not list every path file');
  if (!(await routeTreeIsCurrent()))
    found.push('generated/routeTree.gen.ts is not what src/routes gives');
  found.push(...(await sceneDifferences()), ...(await appImageDifferences()));
  for (const difference of found) console.error(difference);
  if (found.length > 0) console.error('Run: npm run generate');
  else console.log('generated/ is what its sources give');
  return found.length === 0;
}

async function watchContract(): Promise<void> {
  await generate();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve(true);
  watch('openapi', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(generate);
    }, BURST);
  });
  console.log('watching openapi/, Ctrl-C ends');
}

const values = commandLine(HELP, {
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
});
if (values.check) process.exitCode = (await check()) ? 0 : 1;
else if (values.watch) await watchContract();
else {
  const made = await generate();
  if (await updateRouteTree()) console.log('generated/: routeTree.gen.ts');
  const scenes = await updateScenes();
  if (scenes.length > 0) console.log(`generated/: ${scenes.join(', ')}`);
  const images = await updateAppImages();
  if (images.length > 0) console.log(images.join(', '));
  process.exitCode = made ? 0 : 1;
}
