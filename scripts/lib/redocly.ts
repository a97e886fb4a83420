import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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

/** Runs the installed Redocly CLI in `cwd`. Whatever its exit code, the run is returned. */
export function runRedocly(args: string[], cwd = process.cwd()): Promise<Run> {
  const environment: NodeJS.ProcessEnv = { ...process.env, ...QUIET };
  // Both at once make Node warn on stderr.
  delete environment.FORCE_COLOR;
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [redoclyPath(), ...args],
      { cwd, env: environment, maxBuffer: 2 ** 28 },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : error ? 127 : 0;
        settle({ exitCode, stdout, stderr: stderr || (error?.message ?? '') });
      },
    );
  });
}

function redoclyPath(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(manifest, '..', 'bin/cli.js');
}
