/** `npm run contract:lint`: the contract's rules, its loose ends, and its score. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathIndexIsCurrent } from '../generate/contract/path-index.ts';
import { commandLine } from '../lib/command-line.ts';
import { runRedocly } from '../lib/redocly.ts';
import { unusedComponents } from './unused-components.ts';

const HELP = `Usage: npm run contract:lint

Lints openapi/openapi.yaml with the rules of redocly.yaml and openapi/rules and the workflows of
openapi/workflows, names path files that the root does not list and components that nothing uses, and
prints the score. Any problem fails it.
`;

const WORKFLOWS = 'openapi/workflows';

commandLine(HELP, {});

const lint = await runRedocly(['lint', 'pruva', '--max-problems', '200']);
const found = `${lint.stdout}${lint.stderr}`.trim();
console.log(found);
const workflows = readdirSync(WORKFLOWS)
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .map((name) => join(WORKFLOWS, name));
const journeys = await runRedocly(['lint', ...workflows]);
if (journeys.exitCode !== 0) console.error(`${journeys.stdout}${journeys.stderr}`.trim());
const listed = pathIndexIsCurrent();
if (!listed)
  console.error('openapi/openapi.yaml does not list every path file; run: npm run generate');
const unused = await unusedComponents();
for (const name of unused) console.error(`${name} is used by nothing; delete it.`);
const score = await runRedocly(['score', 'pruva']);
console.log(`${score.stdout}${score.stderr}`.trim());

const clean = lint.exitCode === 0 && journeys.exitCode === 0 && !/warning/i.test(found);
process.exitCode = clean && listed && unused.length === 0 ? 0 : 1;
