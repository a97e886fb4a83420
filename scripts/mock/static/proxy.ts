import { basename } from 'node:path';
import type { ProxyOptions } from 'vite';
import { namedExamplesOfContract } from './named-examples.ts';
import { examplePicture } from './pictures.ts';

const PREFIX = /^\/api(?=\/)/;

/** The drawn picture behind `/api/uploads/<name>`, or undefined when there is none. */
function picture(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://app');
  if (!pathname.startsWith('/api/uploads/')) return undefined;
  return examplePicture(basename(pathname));
}

/**
 * What stands between the app's server and stock Prism at `target`: `/api` is stripped, because
 * Prism serves paths without the base path; the example that belongs to the request's parameters is
 * asked for, unless the request itself prefers something; the pictures of the examples are drawn.
 */
export function staticMockProxy(target: string): Record<string, ProxyOptions> {
  const choose = namedExamplesOfContract();
  return {
    '^/api/': {
      target,
      rewrite: (path) => path.replace(PREFIX, ''),
      bypass(request, response) {
        const found = picture(request.url ?? '');
        if (!found || !response) return undefined;
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'max-age=3600');
        response.end(found);
        return undefined;
      },
      configure(proxy) {
        proxy.on('proxyReq', (outgoing, request) => {
          if (request.headers.prefer) return;
          const example = choose(request.method ?? 'GET', outgoing.path);
          if (example) outgoing.setHeader('Prefer', `example=${example}`);
        });
      },
    },
  };
}
