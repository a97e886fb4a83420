import type { Cookies, KeptText, Navigation, OtherTabs } from './ports.ts';

const name = 'pruva-session';

function writeCookie(cookie: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is missing on plain http, where development happens.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
}

/** The document's cookies, `SameSite=Strict`, and `Secure` on https. */
export const documentCookies: Cookies = {
  read(cookie) {
    const entry = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`));
    if (entry === undefined) return undefined;
    const raw = entry.slice(cookie.length + 1);
    try {
      return decodeURIComponent(raw);
    } catch {
      // Not written by this app: the start-up check refuses it as it stands.
      return raw;
    }
  },
  write: writeCookie,
  remove: (cookie) => writeCookie(cookie, '', 0),
};

/** Full page loads; the app puts its router in their place with `connectNavigation`. */
export const pageNavigation: Navigation = {
  currentPath: () => `${location.pathname}${location.search}${location.hash}`,
  go: (path) => location.assign(path),
  sessionEnded: () => {},
};

/** Tabs of this browser, over a BroadcastChannel that opens on first use. */
export function browserTabs(): OtherTabs {
  let opened: BroadcastChannel | undefined;
  function channel(): BroadcastChannel {
    opened ??= new BroadcastChannel(name);
    return opened;
  }
  return {
    announceChange: () => channel().postMessage('changed'),
    onChange: (listener) => channel().addEventListener('message', listener),
    // Browsers offer the lock on https and localhost only; elsewhere two tabs may refresh at once.
    exclusively: (task) => (navigator.locks ? navigator.locks.request(name, task) : task()),
  };
}

/** Local storage; a browser that refuses it only loses the return path. */
export const browserStorage: KeptText = {
  getItem: (key) => refusable(() => localStorage.getItem(key)),
  setItem: (key, value) => refusable(() => localStorage.setItem(key, value)),
  removeItem: (key) => refusable(() => localStorage.removeItem(key)),
};

function refusable<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch (error) {
    // Blocked or full storage throws a DOMException; anything else is a bug.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
