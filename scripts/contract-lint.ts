/** `npm run contract:lint`: the contract's rules, its loose ends, and its score. */
import { spawnSync } from 'node:child_process';
import { pathIndexIsCurrent } from './contract/path-index.ts';
import { unusedComponents } from './contract/unused-components.ts';

function redocly(...arguments_: string[]): { status: number; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', ...arguments_],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return { status: status ?? 1, output: `${stdout}${stderr}` };
}

if (process.argv.includes('--help')) {
  console.log(`Usage: npm run contract:lint

Lints openapi/openapi.yaml with the rules of redocly.yaml and openapi/rules, names path files that
the root does not list and components that nothing uses, and prints the score. Any problem fails it.`);
  process.exit(0);
}

const lint = redocly('lint', 'pruva', '--format', 'stylish', '--max-problems', '200');
console.log(lint.output.trim());
const listed = pathIndexIsCurrent();
if (!listed)
  console.error('openapi/openapi.yaml does not list every path file; run: npm run generate');
const unused = await unusedComponents();
for (const name of unused) console.error(`${name} is used by nothing; delete it.`);
const score = redocly('score', 'pruva');
console.log(score.output.trim());

const clean = lint.status === 0 && !/warning/i.test(lint.output);
process.exitCode = clean && listed && unused.length === 0 ? 0 : 1;
