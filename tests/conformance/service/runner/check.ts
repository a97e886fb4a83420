import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../../scripts/codegen/openapi-generator/tools.ts';
import type { Finding } from '../../../../scripts/conformance/types.ts';
import type { Installed } from './prepare.ts';
import type { Started } from './start.ts';

const COMMAND = 'scripts/contract/conformance.ts';

const common = (service: Started, only: readonly string[]) => [
  ...[COMMAND, '--server', service.url, '--auth', service.auth, '--only', only.join(',')],
];

/** The operationIds that the service has. */
export async function operationsOf({ python, environment }: Installed): Promise<string[]> {
  const program = ['-m', 'pruva_service.operations'];
  const printed = await run({ program: python, arguments: program, folder: 'build', environment });
  return printed.trim().split('\n');
}

/** Runs the check as a team would, with its report on the terminal; answers its exit code. */
export async function checkInTheOpen(
  service: Started,
  only: readonly string[],
  forwarded: readonly string[],
): Promise<number> {
  const arguments_ = [...common(service, only), ...forwarded];
  const child = spawn(process.execPath, arguments_, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 2;
}

/** What the sweep and the journeys find in the operations, without a word; throws an Error when it could not tell. */
export async function findingsOf(service: Started, only: readonly string[]): Promise<Finding[]> {
  const file = join(service.auth, '..', 'report.json');
  const said = await new Promise<string>((resolve) => {
    const arguments_ = [...common(service, only), '--no-oracle', '--json', file];
    execFile(process.execPath, arguments_, { maxBuffer: 2 ** 28 }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });
  if (!existsSync(file)) throw new Error(said.split('\n').slice(-5).join('\n'));
  return JSON.parse(readFileSync(file, 'utf8')).findings;
}
