import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../site/compress.ts';
import { readManifest } from '../site/manifest.ts';
import { minifyScript } from '../site/minify-script.ts';
import { pageHtml } from '../site/page-html.ts';
import { FLOOR, FLOOR_SERVER } from './folders.ts';

const CONFIG = join(import.meta.dirname, 'vite.config.ts');
const ENTRY = 'index.html';

/** What `page/entry-server.tsx` offers. */
interface EntryServer {
  render: () => Promise<string>;
}

async function rendered(): Promise<string> {
  await build({
    configFile: CONFIG,
    logLevel: 'error',
    build: { ssr: 'entry-server.tsx', outDir: FLOOR_SERVER, manifest: false },
  });
  const { href } = pathToFileURL(join(FLOOR_SERVER, 'entry-server.js'));
  // What was just built from that very file.
  const { render } = (await import(href)) as EntryServer;
  return render();
}

/**
 * Builds the floor: a page of React, Router, Query, Lingui and one button, rendered at build, minified and
 * compressed as the pages of the app are. What the app's own code costs is what it takes beyond this page
 * on the same machine.
 */
export async function buildFloor(): Promise<void> {
  await build({ configFile: CONFIG, logLevel: 'error', build: { sourcemap: true } });
  const manifest = readManifest(FLOOR);
  const entry = manifest.fileOf(ENTRY);
  await minifyScript(join(FLOOR, entry));
  const html = pageHtml({
    template: readFileSync(join(FLOOR, ENTRY), 'utf8'),
    locale: 'en',
    path: '/',
    isSkeleton: false,
    rendered: await rendered(),
    styles: new Map(),
    modules: [`/${entry}`],
  });
  writeFileSync(join(FLOOR, ENTRY), html);
  // The page of an address that no file stands for.
  writeFileSync(join(FLOOR, 'shell.html'), html);
  writeFileSync(join(FLOOR, '.rewrites.json'), '{}');
  writeFileSync(join(FLOOR, '.headers.json'), '{}');
  compressFolder(FLOOR);
}
