import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/**
 * A connection that the mock closes breaks for the browser too, however the system calls that, instead of
 * becoming a 502. Only a mock that does not run is one.
 */
const forwardConnectionReset: ProxyOptions['configure'] = (proxy) => {
  proxy.on('error', (error: NodeJS.ErrnoException, _request, response) => {
    if (error.code !== 'ECONNREFUSED' && response instanceof ServerResponse) response.destroy();
  });
};

/**
 * What stands between the app's server and the mock at `target`: the contract's calls and the mock's
 * control, both on the app's own origin, so that the payment page can lead back to the app.
 */
export function mockProxy(target: string): Record<string, ProxyOptions> {
  return {
    '^/api/': { target, xfwd: true, configure: forwardConnectionReset },
    '^/_mock(/|$|\\?)': { target, xfwd: true },
  };
}
