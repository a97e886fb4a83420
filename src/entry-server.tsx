import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApp } from './app/create-app.tsx';
import { activateLocale, type Locale } from './i18n/locale.ts';
import { withLocale } from './i18n/locale-path.ts';

export { locales } from './i18n/locale.ts';
export { withLocale } from './i18n/locale-path.ts';

// Here is no page that the addresses of calls could belong to.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
};

// What a page asks for is asked for again in the browser: until then it shows that it is coming.
globalThis.fetch = () => new Promise(() => undefined);

/** The pages that are rendered at build: their routes say so in `staticData`. */
export function prerenderedPages(): { path: string; routeFile: string }[] {
  const { routesByPath } = createApp(createMemoryHistory()).router;
  return Object.values(routesByPath)
    .filter(({ options }) => options.staticData?.prerender)
    .map(({ id, fullPath }) => ({
      path: fullPath.replace(/(.)\/$/, '$1'),
      routeFile: `src/routes/${id === '/' ? 'index' : id.slice(1).replace(/\/$/, '.index').replaceAll('/', '.')}.tsx`,
    }));
}

/**
 * A page as HTML, at build: `path` without its language. Its `<title>`, `<meta>` and `<link>` come
 * first, as React writes what belongs into the head.
 */
export async function render(path: string, locale: Locale): Promise<string> {
  await activateLocale(locale);
  const history = createMemoryHistory({ initialEntries: [withLocale(path, locale)] });
  const { router, element } = createApp(history);
  await router.load();
  return renderToString(element);
}
