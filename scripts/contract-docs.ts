/** `npm run contract:docs`: browsable HTML documentation, with the matrix of roles × operations. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { accessMatrix, accessSentence } from './contract/access-matrix.ts';
import { errorCatalogue } from './contract/error-catalogue.ts';
import { repeatSentence } from './contract/repeat-sentence.ts';
import { bundleContract } from './generate/bundle.ts';
import { operationsOf } from './generate/document.ts';
import { commandLine } from './lib/command-line.ts';
import { runRedocly } from './lib/redocly.ts';

const HELP = `Usage: npm run contract:docs [-- --output FILE]

Builds the contract's documentation as one HTML page, opened by the matrix of who may call what and the
catalogue of error codes.

  --output FILE   where to write (build/contract.html)
  --help          show this
`;

const values = commandLine(HELP, {
  output: { type: 'string', default: 'build/contract.html' },
});

const contract = await bundleContract();
contract.info.description = [
  contract.info.description ?? '',
  accessMatrix(contract),
  errorCatalogue(contract),
].join('\n\n');
for (const entry of operationsOf(contract)) {
  entry.operation.description += `\n\n${accessSentence(entry)}\n\n${repeatSentence(entry)}`;
}
mkdirSync('build', { recursive: true });
writeFileSync('build/contract-with-matrix.json', JSON.stringify(contract));
const { exitCode, stderr } = await runRedocly([
  'build-docs',
  'build/contract-with-matrix.json',
  '--output',
  values.output,
]);
if (exitCode === 0) console.log(`${values.output}: open it in a browser`);
else console.error(`The documentation could not be built:\n${stderr}`);
process.exitCode = exitCode;
