import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/** What the service answers, and its mock. */
const SERVICE = /^\/(?:api|_mock)(?:\/|$)/;
/** Files whose names change with their contents. */
const IMMUTABLE_ASSETS = /^\/assets\//;

/**
 * `npm run preview` serves the site as a host would: its headers, compressed, pages by their address.
 * `folder` is where it was built.
 */
export function previewSite(folder = 'dist'): Plugin {
  /** What the build says about serving it; read again each time, because another build may come. */
  function read(name: string): Record<string, string> {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  }

  /** The file that stands for an address, where one file stands for many. */
  function rewritten(pathname: string): string | undefined {
    const rewrites = Object.entries(read('.rewrites.json'));
    return rewrites.find(([pattern]) =>
      new URLPattern({ pathname: pattern }).test({ pathname }),
    )?.[1];
  }

  return {
    name: 'preview-site',
    configurePreviewServer(server) {
      if (!existsSync(join(folder, '.headers.json')))
        throw new Error('There is no site to preview: run `npm run build` first.');
      const serve = sirv(folder, {
        dev: true,
        gzip: true,
        brotli: true,
        etag: true,
        single: 'shell.html',
        ignores: [SERVICE, IMMUTABLE_ASSETS],
        setHeaders(response, path) {
          // What governs documents would only make every script heavier.
          const headers = IMMUTABLE_ASSETS.test(path)
            ? {
                'X-Content-Type-Options': 'nosniff',
                'Cache-Control': 'public, max-age=31536000, immutable',
              }
            : { ...read('.headers.json'), 'Cache-Control': 'no-cache' };
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        },
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (SERVICE.test(pathname)) return next();
        if (!IMMUTABLE_ASSETS.test(pathname)) request.url = rewritten(pathname) ?? request.url;
        serve(request, response, () => {
          // Files of a version before; whatever comes after this would answer with a page.
          response.statusCode = 404;
          response.end();
        });
      });
    },
  };
}
