import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { waitForHttp } from '../../scripts/lib/wait-for-http.ts';

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The probe has no port.'));
      });
    });
  });
}

/** Starts `npm run mock:static` on a free port and answers its address and how to end it. */
export async function startPrism(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
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
