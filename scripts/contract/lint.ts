/** `npm run contract:lint`: the contract's rules, its loose ends, and its score. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathIndexIsCurrent } from '../generate/contract/path-index.ts';
import { commandLine } from '../lib/command-line.ts';
import { runRedocly } from '../lib/redocly.ts';
import { lineOf, lintProblems } from './lint-problems.ts';
import { unusedComponents } from './unused-components.ts';

const HELP = `Usage: npm run contract:lint [-- --places]

Lints openapi/openapi.yaml with the rules of redocly.yaml and openapi/rules and the workflows of
openapi/workflows, names path files that the root does not list and components that nothing uses. One
line per mistake, however many examples show it; any fails it. Without mistakes it prints the score.

  --places   name every place of a mistake, not the first three alone
  --help     show this
`;

const WORKFLOWS = 'openapi/workflows';

const { places } = commandLine(HELP, { places: { type: 'boolean' } });

/** A line per mistake in the contract; what Redocly says instead when it cannot lint at all. */
async function contractProblems(): Promise<string[]> {
  const lint = await runRedocly(['lint', 'pruva', '--format', 'json', '--max-problems', '100000']);
  if (!lint.stdout.trimStart().startsWith('{')) return [`${lint.stdout}${lint.stderr}`.trim()];
  return lintProblems(lint.stdout).map((problem) => lineOf(problem, places));
}

async function workflowProblems(): Promise<string[]> {
  const workflows = readdirSync(WORKFLOWS)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .map((name) => join(WORKFLOWS, name));
  const lint = await runRedocly(['lint', ...workflows]);
  return lint.exitCode === 0 ? [] : [`${lint.stdout}${lint.stderr}`.trim()];
}

const problems = (await Promise.all([contractProblems(), workflowProblems()])).flat();
if (!pathIndexIsCurrent())
  problems.push('openapi/openapi.yaml does not list every path file; run: npm run generate');
// A reference that leads nowhere is told already, and nothing can be bundled.
if (problems.length === 0)
  problems.push(
    ...(await unusedComponents()).map((name) => `${name} is used by nothing; delete it.`),
  );

if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error(`\nThe contract has ${problems.length} mistake${problems.length > 1 ? 's' : ''}.`);
  process.exitCode = 1;
} else {
  const score = await runRedocly(['score', 'pruva']);
  console.log(`${score.stdout}${score.stderr}`.trim());
  console.log('The contract holds to every rule.');
}
