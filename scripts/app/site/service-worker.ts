import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

interface PrecacheEntry {
  url: string;
  /** Null where the name changes with the contents. */
  revision: string | null;
}

/** The picture of empty and failed pages: without a connection it is too late to ask for it. */
const emptyScenes = (folder: string): PrecacheEntry[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => /^empty-.*\.svg$/.test(file))
    .map((file) => ({ url: `/assets/${file}`, revision: null }));

/** Writes `service-worker.js` into `folder`, with what it is to fetch before it is asked. */
export async function buildServiceWorker(
  folder: string,
  precache: readonly PrecacheEntry[],
): Promise<void> {
  const bundle = await rolldown({
    input: 'src/service-worker/service-worker.ts',
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        PRECACHE: JSON.stringify([...precache, ...emptyScenes(folder)]),
      },
    },
  });
  await bundle.write({
    file: join(folder, 'service-worker.js'),
    format: 'iife',
    minify: true,
  });
  await bundle.close();
}
