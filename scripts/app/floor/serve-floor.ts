import { join } from 'node:path';
import type { ChildProcesses } from '../../lib/child-processes.ts';
import { freePorts } from '../../lib/ports.ts';
import { waitForHttp } from '../../lib/wait-for-http.ts';
import { buildFloor } from './build-floor.ts';

const START_TIMEOUT = 60_000;

/**
 * Builds the floor and serves it, on a free port, among `processes`.
 * @returns its address. Ends this process, saying why, when it does not start.
 */
export async function serveFloor(processes: ChildProcesses): Promise<string> {
  await buildFloor();
  const [port = 0] = await freePorts(1);
  processes.start('The floor', [
    'node_modules/vite/bin/vite.js',
    ...['preview', '--config', join(import.meta.dirname, 'vite.config.ts')],
    ...['--port', String(port), '--host', '127.0.0.1', '--strictPort'],
  ]);
  const floor = `http://127.0.0.1:${port}`;
  if (!(await waitForHttp(floor, START_TIMEOUT))) {
    console.error(`The floor did not start within ${START_TIMEOUT / 1000} s; its reason is above.`);
    processes.end(1);
    process.exit(1);
  }
  return floor;
}
