import { type ChildProcess, spawn } from 'node:child_process';
import { freePorts } from '../../scripts/lib/ports.ts';
import { waitForHttp } from '../../scripts/lib/wait-for-http.ts';

/** Starts `npm run mock:static` on a free port and answers its address and how to end it. */
export async function startPrism(): Promise<{ url: string; stop: () => void }> {
  const [port] = await freePorts(1);
  const child: ChildProcess = spawn(
    process.execPath,
    ['scripts/mock/static.ts', '--port', String(port)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitForHttp(url, 60_000))) {
    child.kill();
    throw new Error('Prism did not start within 60 s.');
  }
  return { url, stop: () => child.kill() };
}
