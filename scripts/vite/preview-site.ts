import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

const DIST = 'dist';

/** `npm run preview` serves the site as a host would: its headers, compressed, pages by their address. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    configurePreviewServer(server) {
      if (!existsSync(join(DIST, '.headers.json')))
        throw new Error('There is no site to preview: run `npm run build` first.');
      const read = (name: string): Record<string, string> =>
        JSON.parse(readFileSync(join(DIST, name), 'utf8'));
      const headers = read('.headers.json');
      const rewrites = Object.entries(read('.rewrites.json')).map(([pathname, target]) => ({
        pattern: new URLPattern({ pathname }),
        target,
      }));
      const serve = sirv(DIST, {
        gzip: true,
        brotli: true,
        etag: true,
        single: 'shell.html',
        ignores: [/^\/(?:api|_mock)(?:\/|$)/],
        setHeaders(response, path) {
          const lasting = path.startsWith('/assets/');
          for (const [name, value] of Object.entries(headers)) {
            // What governs documents would only make every script heavier.
            if (!lasting || name === 'X-Content-Type-Options') response.setHeader(name, value);
          }
          response.setHeader(
            'Cache-Control',
            lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
      });
      server.middlewares.use((request, response, next) => {
        if (/^\/(?:api|_mock)(?:\/|\?|$)/.test(request.url ?? '')) return next();
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const rewrite = rewrites.find(({ pattern }) => pattern.test({ pathname }));
        if (rewrite) request.url = rewrite.target;
        serve(request, response, next);
      });
    },
  };
}
