import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApp } from './app/create-app.tsx';
import { activateLocale, type Locale } from './i18n/locale.ts';
import { withLocale } from './i18n/locale-path.ts';

export { locales } from './i18n/locale.ts';
export { withLocale } from './i18n/locale-path.ts';

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
  const { router, queryClient, element } = createApp(history);
  // Nobody answers at build: what loaders ask for ahead is still to come, and pages show that.
  queryClient.prefetchQuery = () => Promise.resolve();
  await router.load();
  return renderToString(element);
}
