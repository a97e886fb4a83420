import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../../scripts/lib/ports.ts';
import { waitForHttp } from '../../../../scripts/lib/wait-for-http.ts';
import type { Installed } from './prepare.ts';

/** Reading four hundred generated models takes a busy machine its time; ms. */
const START_LIMIT = 120_000;

const ADMINISTRATOR = { username: 'selin.aydin', password: 'deniz-2026' };

/** A service that answers, with a database of its own. */
export interface Started {
  /** With the base path. */
  url: string;
  /** The file for `--auth`. */
  auth: string;
  stop(): Promise<void>;
}

/** The Python module that serves, and what it is told. */
export type Program = readonly [module: string, ...args: string[]];

/**
 * Starts the service on a free port, as it is or as another program changes it. Its database is a new SQLite
 * file, or what DATABASE_URL names. Throws an Error with what it said when it does not come up.
 */
export async function startService(
  installed: Installed,
  program: Program = ['pruva_service'],
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'pruva-service-'));
  const administrator = join(folder, 'administrator.json');
  const auth = join(folder, 'auth.json');
  writeFileSync(administrator, JSON.stringify(ADMINISTRATOR));
  writeFileSync(auth, JSON.stringify({ ADMIN: ADMINISTRATOR }));
  const [port] = await freePorts(1);
  const child = spawn(
    installed.python,
    ['-m', ...program, '--port', String(port), '--administrator', administrator],
    {
      cwd: folder,
      env: { ...process.env, ...installed.environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-4000);
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}/api`;
  const up = await Promise.race([
    waitForHttp(`${url}/health`, START_LIMIT),
    ended.then(() => false),
  ]);
  if (!up) {
    await stop();
    throw new Error(`The service did not start.\n${said}`);
  }
  return { url, auth, stop };
}
