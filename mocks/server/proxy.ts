import type { ProxyOptions } from 'vite';

/**
 * What stands between the app's server and the mock at `target`: the contract's calls and the mock's
 * control, both on the app's own origin, so that the payment page can lead back to the app.
 */
export function mockProxy(target: string): Record<string, ProxyOptions> {
  return {
    '^/api/': { target, xfwd: true },
    '^/_mock(/|$|\\?)': { target, xfwd: true },
  };
}
