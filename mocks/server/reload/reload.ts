import { watch } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Milliseconds in which the several events of one save arrive. */
const CALM = 40;

/** Calls `changed` once per burst of changes below a folder. Answers how to stop. */
export function watchFolder(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, CALM);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/**
 * Reloads a module with everything it imports from `folder`; Node keeps modules by their address,
 * so each time they get another one. What lies outside the folder stays loaded.
 */
export function createReloader<Module>(folder: string, entry: string): () => Promise<Module> {
  const inside = pathToFileURL(`${folder}/`).href;
  let version = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isReloaded =
        version > 0 && resolved.url.startsWith(inside) && context.parentURL?.includes('?v=');
      return isReloaded
        ? { ...resolved, url: `${resolved.url.split('?')[0]}?v=${version}` }
        : resolved;
    },
  });
  return async () => {
    version += 1;
    const address = `${pathToFileURL(join(folder, entry)).href}?v=${version}`;
    return (await import(address)) as Module; // the entry's own exports; the caller names their types
  };
}
