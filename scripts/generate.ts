/** `npm run generate`: writes `generated/` from the contract in `openapi/`. */
import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { BundleError, bundleContract } from './generate/bundle.ts';
import { differences, writeOutputs } from './generate/folder.ts';
import { outputsOf } from './generate/outputs.ts';

const HELP = `Usage: npm run generate [-- --check | --watch]

Bundles openapi/openapi.yaml and writes generated/: the bundled contract, types, enums, limits,
operations and the valibot schemas of requests.

  --check   write nothing; exit 1 when generated/ is not what the contract gives
  --watch   go on, and write again after every change in openapi/
  --help    show this
`;

async function generate(): Promise<boolean> {
  const started = performance.now();
  try {
    const changed = writeOutputs(await outputsOf(await bundleContract()));
    const took = Math.round(performance.now() - started);
    console.log(`generated/: ${changed.length > 0 ? changed.join(', ') : 'no change'} (${took} ms)`);
    return true;
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    console.error(`The contract cannot be bundled. Mend these and save again:\n${error.message}`);
    return false;
  }
}

async function check(): Promise<boolean> {
  const found = differences(await outputsOf(await bundleContract()));
  for (const difference of found) console.error(difference);
  if (found.length > 0) console.error('Run: npm run generate');
  else console.log('generated/ is what the contract gives');
  return found.length === 0;
}

/** Saves often come in bursts (an editor writes, then renames); a run waits for a short silence. */
async function watchContract(): Promise<void> {
  await generate();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve(true);
  watch('openapi', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(generate);
    }, 30);
  });
  console.log('watching openapi/, Ctrl-C ends');
}

function options() {
  try {
    return parseArgs({
      options: {
        check: { type: 'boolean' },
        watch: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exit(2);
  }
}

const { check: checking, watch: watching, help } = options();
if (help) console.log(HELP);
else if (checking) process.exitCode = (await check()) ? 0 : 1;
else if (watching) await watchContract();
else process.exitCode = (await generate()) ? 0 : 1;
