import { text } from 'node:stream/consumers';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { roleValues } from './api/contract/contract.ts';
import type { Role } from './api/contract/types.ts';
import { createApp } from './app/create-app.tsx';
import { activateLocale, type Locale } from './i18n/locale.ts';
import { withLocale } from './i18n/locale-path.ts';

export { locales } from './i18n/locale.ts';
export { withLocale } from './i18n/locale-path.ts';

/** The route around all pages that ask who one is. */
const SIGNED_IN = '/_signed-in';
const PARAMETER = /\$\w+/g;
const trimmed = (path: string) => path.replace(/(.)\/$/, '$1');

interface PrerenderedPage {
  /** Without its language; `/boats/$boatId` where every boat has the same skeleton. */
  path: string;
  isSkeleton: boolean;
  routeId: string;
}

/** A page that belongs to one person, and that only people of these roles see. */
interface PrivatePage {
  /** Without its language. */
  path: string;
  roles: readonly Role[];
  /** The page's route and those around it, outermost first. */
  routeIds: string[];
}

/** The pages that are rendered at build: their routes say so in `staticData`. */
export function prerenderedPages(): PrerenderedPage[] {
  const { routesByPath } = createApp(createMemoryHistory()).router;
  return Object.values(routesByPath)
    .filter(({ options }) => options.staticData?.prerender)
    .map(({ id, fullPath, options }) => ({
      path: trimmed(fullPath),
      isSkeleton: options.staticData?.prerender === 'skeleton',
      routeId: id,
    }));
}

/** The pages for people who are signed in, each their own. */
export function privatePages(): PrivatePage[] {
  const { routesByPath } = createApp(createMemoryHistory()).router;
  return Object.values(routesByPath).flatMap((page) => {
    const chain: AnyRoute[] = [];
    for (let route: AnyRoute = page; route.parentRoute; route = route.parentRoute) {
      chain.unshift(route);
    }
    const routeIds = chain.map(({ id }) => String(id));
    if (!routeIds.includes(SIGNED_IN)) return [];
    const own = chain.flatMap(({ options }) => options.staticData?.ownShellFor ?? []);
    const roles = own.length > 0 ? own : roleValues;
    return [{ path: trimmed(page.fullPath), roles, routeIds }];
  });
}

/**
 * A page as HTML, at build: `path` without its language. Its `<title>`, `<meta>` and `<link>` come
 * first, as React writes what belongs into the head.
 */
export async function render(path: string, locale: Locale): Promise<string> {
  await activateLocale(locale);
  const address = withLocale(path.replaceAll(PARAMETER, '0'), locale);
  const { router, queryClient, element } = createApp(
    createMemoryHistory({ initialEntries: [address] }),
  );
  // Which boat it is, nobody knows at build: what stands until its data are there is all there is.
  const route = Object.values(router.routesByPath).find(
    ({ fullPath }) => fullPath.includes('$') && trimmed(fullPath) === path,
  );
  if (route) route.options.ssr = false;
  // Nobody answers at build: what loaders ask for ahead is still to come, and pages show that.
  queryClient.prefetchQuery = () => Promise.resolve();
  await router.load();
  // In one piece, what is lazy among it too: no script has to put it together.
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Infinity });
  return text(prelude);
}
