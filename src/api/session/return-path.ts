import type { KeptText } from './ports.ts';

const storageKey = 'returnPath';

/** Where a person signs in; nobody is sent back there. */
const signInPaths = ['/login', '/register'];

/** Whether `path` is one of the pages where a person signs in. */
export function isSignInPath(path: string): boolean {
  return signInPaths.includes(path.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? '');
}

/** Keeps where to go after signing in. Anything but a path of this site is not kept. */
export function saveReturnPath(storage: KeptText, path: string): void {
  if (isReturnPath(path)) storage.setItem(storageKey, path);
}

/** The kept path; undefined when there is none. */
export function keptReturnPath(storage: KeptText): string | undefined {
  const path = storage.getItem(storageKey);
  // Checked again, since local storage can be written from elsewhere on this origin.
  return path !== null && isReturnPath(path) ? path : undefined;
}

/** The kept path, once; undefined when there is none. */
export function takeReturnPath(storage: KeptText): string | undefined {
  const path = keptReturnPath(storage);
  storage.removeItem(storageKey);
  return path;
}

/**
 * Only paths of this site: `/boats/1`, never `//host`, a scheme, or what browsers
 * would read as either (backslashes, control characters).
 */
function isReturnPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be refused
  return /^\/(?!\/)[^\\\u0000-\u001f]*$/.test(path) && !isSignInPath(path);
}
