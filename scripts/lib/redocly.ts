import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Run {
  exitCode: number;
  stdout: string;
  stderr: string;
}

const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  NO_COLOR: '1',
};

/**
 * Runs the installed Redocly CLI in `cwd`. Whatever its exit code, the run is returned. With `isAlone` Ctrl+C
 * does not reach it: whoever called sees to its end.
 */
export async function runRedocly(
  args: string[],
  cwd = process.cwd(),
  { isAlone = false } = {},
): Promise<Run> {
  const environment: NodeJS.ProcessEnv = { ...process.env, ...QUIET };
  // Both at once make Node warn on stderr.
  delete environment.FORCE_COLOR;
  const child = spawn(process.execPath, [redoclyPath(), ...args], {
    cwd,
    env: environment,
    detached: isAlone,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode: exitCode ?? 127, stdout, stderr };
}

function redoclyPath(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(manifest, '..', 'bin/cli.js');
}
