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
      const file = join(DIST, '.headers.json');
      if (!existsSync(file))
        throw new Error('There is no site to preview: run `npm run build` first.');
      const headers: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      const serve = sirv(DIST, {
        gzip: true,
        brotli: true,
        etag: true,
        single: 'shell.html',
        ignores: [/^\/(?:api|_mock)(?:\/|$)/],
        setHeaders(response, path) {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
          const lasting = path.startsWith('/assets/');
          response.setHeader(
            'Cache-Control',
            lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
      });
      server.middlewares.use((request, response, next) => {
        if (/^\/(?:api|_mock)(?:\/|\?|$)/.test(request.url ?? '')) return next();
        serve(request, response, next);
      });
    },
  };
}
