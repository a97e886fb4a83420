/** `npm run test:server-stubs`: that what `generate:server` writes is whole, and compiles. */

import { commandLine } from '../lib/command-line.ts';
import { CannotGenerate } from './openapi-generator/cannot-generate.ts';
import { Skipped } from './openapi-generator/tools.ts';
import { checkStubs } from './server/check.ts';

const HELP = `Usage: npm run test:server-stubs [-- --required]

Generates every target of generate:server into build/server-stubs and looks for every operation in the
output; the Spring output is compiled with Maven. Where there is a python3, the Python output is compiled,
started in a virtual environment, and called: with and without a token, with unknown names.
Without Java 17, Maven, or the network that the first run needs, it says so and checks nothing.

  --required   exit 1 when something was skipped
  --help       show this
`;

const { required } = commandLine(HELP, { required: { type: 'boolean' } });
try {
  await checkStubs((line) => console.log(line));
} catch (error) {
  if (!(error instanceof CannotGenerate || error instanceof Skipped)) throw error;
  const skipped = error instanceof Skipped;
  console.log(`${skipped ? 'Skipped' : 'Failed'}: ${error.message}`);
  process.exitCode = skipped && !required ? 0 : 1;
}
