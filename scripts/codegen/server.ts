/** `npm run generate:server`: what a backend team starts from, written by openapi-generator. */
import { parseArgs } from 'node:util';
import { BundleError } from '../../openapi/model/bundle.ts';
import { wrongUse } from '../lib/command-line.ts';
import { CannotGenerate } from './openapi-generator/cannot-generate.ts';
import { generateServer } from './server/generate.ts';
import { TARGETS } from './server/targets.ts';

const HELP = `Usage: npm run generate:server -- TARGET [--output DIR]

Writes server code from the contract with openapi-generator: interfaces or routes, and models, of every
operation. It needs Java 11 or newer; the generator's jar is fetched from Maven Central once.

${Object.entries(TARGETS)
  .map(([name, { description }]) => `  ${name.padEnd(15)} ${description}`)
  .join('\n')}

  --output DIR    where to write (server-stubs/TARGET, which git ignores)
  --help          show this

What stands in DIR is written anew on every run: keep your own code beside it, not in it.
`;

function parse() {
  try {
    return parseArgs({
      options: { output: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    return wrongUse(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

const { values, positionals } = parse();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const [name = ''] = positionals;
const target = TARGETS[name];
if (!target || positionals.length > 1) {
  const wrong = positionals.length > 1 ? 'One target at a time.' : `There is no target ${name}.`;
  wrongUse(`${name ? wrong : 'Which target?'}\n\n${HELP}`);
}

const output = values.output ?? `server-stubs/${name}`;
try {
  const { operations, offered, missing, files } = await generateServer(name, output);
  console.log(
    `${output}: ${offered} of ${operations} operations, ${files} files\n\n${target.next}`,
  );
  if (missing.length > 0) {
    console.error(`\nThe output offers no ${missing.join(', ')}.`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof CannotGenerate || error instanceof BundleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
