import { createHash } from 'node:crypto';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g;

function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of what documents carry in themselves, each once; data that no browser runs is left out. */
export function inlineHashes(documents: readonly string[]): {
  scripts: string[];
  styles: string[];
} {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of documents) {
    for (const { groups } of html.matchAll(SCRIPT)) {
      const attributes = groups?.attributes ?? '';
      if (/\ssrc=/.test(attributes) || /application\/ld\+json/.test(attributes)) continue;
      scripts.add(hashed(groups?.text ?? ''));
    }
    for (const { groups } of html.matchAll(STYLE)) styles.add(hashed(groups?.text ?? ''));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/**
 * What React Aria puts into the head on phones of Apple's while something stands in front of the page
 * (usePreventScroll); it asks for a nonce, which a page that is a file cannot have.
 */
const REACT_ARIA_STYLE = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

interface Policy {
  scripts: readonly string[];
  styles: readonly string[];
  /** Where a hosted map style and its tiles come from; none when the map is drawn from our own data. */
  mapOrigin?: string | undefined;
}

/** Everything from this site, inline only what is named by its hash, framed by nobody. */
export function contentSecurityPolicy({ scripts, styles, mapOrigin }: Policy): string {
  const map = mapOrigin ? [mapOrigin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles, hashed(REACT_ARIA_STYLE)],
    // Places and sizes of elements; no attribute of style can run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...map],
    'connect-src': ["'self'", ...map],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The headers that every document of the site is to be served with. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
