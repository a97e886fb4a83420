import { join } from 'node:path';
import { rolldown } from 'rolldown';

interface PrecacheEntry {
  url: string;
  /** Null where the name changes with the contents. */
  revision: string | null;
}

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
        PRECACHE: JSON.stringify(precache),
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
