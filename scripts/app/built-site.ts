import type { ChildProcesses } from '../lib/child-processes.ts';
import { freePorts } from '../lib/ports.ts';
import { waitForHttp } from '../lib/wait-for-http.ts';

const START_TIMEOUT = 60_000;

/**
 * Serves dist/ with a mock of its own behind it, on free ports, among `processes`.
 * @returns the address of the site. Ends this process, saying why, when it does not start.
 */
export async function startBuiltSite(processes: ChildProcesses): Promise<string> {
  const [mockPort = 0, port = 0] = await freePorts(2);
  processes.start('The mock', ['scripts/mock/main.ts', '--port', String(mockPort), '--quiet']);
  processes.start(
    'The site',
    [
      'node_modules/vite/bin/vite.js',
      ...['preview', '--port', String(port), '--host', '127.0.0.1', '--strictPort'],
    ],
    { PRUVA_MOCK_URL: `http://127.0.0.1:${mockPort}` },
  );
  const site = `http://127.0.0.1:${port}`;
  const started = await Promise.all([
    waitForHttp(`http://127.0.0.1:${mockPort}`, START_TIMEOUT),
    waitForHttp(site, START_TIMEOUT),
  ]);
  if (!started.every(Boolean)) {
    console.error(
      `The site did not start within ${START_TIMEOUT / 1000} s; is it built (npm run build)?`,
    );
    processes.end(1);
    process.exit(1);
  }
  return site;
}
