/** `npm run contract:docs`: documentation of the contract to read without a network. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractDocs } from '../../openapi/docs/docs.ts';
import { BundleError, bundleContract } from '../../openapi/model/bundle.ts';
import { commandLine, wrongUse } from '../lib/command-line.ts';

const HELP = `Usage: npm run contract:docs [-- --output FOLDER]

Builds the contract's documentation: every operation with a search, who may call what, the catalogue of
error codes, and the policy. Open its index.html; it needs no network and no server.

  --output FOLDER   where to write (build/contract-docs)
  --help            show this
`;

const { output } = commandLine(HELP, {
  output: { type: 'string', default: 'build/contract-docs' },
});
if (output === '') wrongUse('--output needs a folder. See --help.');

try {
  const contract = await bundleContract();
  mkdirSync(output, { recursive: true });
  for (const { file, html } of contractDocs(contract, readFileSync('openapi/policy.md', 'utf8')))
    writeFileSync(join(output, file), html);
  console.log(`${join(output, 'index.html')}: open it in a browser`);
} catch (error) {
  if (!(error instanceof BundleError || (error instanceof Error && 'syscall' in error)))
    throw error;
  console.error(`The documentation could not be built: ${error.message}`);
  process.exitCode = 1;
}
