import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../../generated/routeTree.gen.ts';
import type { Role } from '../api/contract/types.ts';
import { ErrorPage } from '../features/shell/pages/error-page.tsx';
import { NotFoundPage } from '../features/shell/pages/not-found-page.tsx';
import { PendingPage } from '../features/shell/pages/pending-page.tsx';
import { keepAddressInLanguage, languageRewrite } from './address-language.ts';
import { addRoutesFor } from './route-parts.ts';

/** Milliseconds after which something is shown of a page that is still to come. */
const pendingMs = 150;

/**
 * Another view of the same page, or other search parameters, leave the page in sight until all is there, however long
 * a slow device takes: what is hidden loses the focus.
 */
function keepPageInSight(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    const isSamePage = !pathChanged || toLocation.state.keepsFocus;
    router.options.defaultPendingMs =
      fromLocation && isSamePage ? Number.POSITIVE_INFINITY : pendingMs;
  });
}

/**
 * The place of a page that somebody leaves is where they were on it. What stands in for the next page is shorter, and
 * the browser scrolls up for it: a redirect from there, or a step back, would keep that as the place.
 */
function keepPlaceWhilePending(router: AnyRouter): void {
  addEventListener(
    'scroll',
    (event) => {
      // The router listens at the document, behind this.
      if (event.target !== document) return;
      const { status, location, resolvedLocation } = router.state;
      const isLeaving = status === 'pending' && location.pathname !== resolvedLocation?.pathname;
      if (isLeaving) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
}

/** The router over the generated route tree; loaders reach `queryClient` through its context. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: {
      queryClient,
      addRoutesFor: (path: string): Promise<boolean> => addRoutesFor(router, path),
    },
    rewrite: languageRewrite(),
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Query decides what is fresh; the router must not keep a second opinion.
    defaultPreloadStaleTime: 0,
    // Opened by its address, a page has nothing to show until its data or this.
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  if (typeof document !== 'undefined') {
    keepAddressInLanguage(router);
    keepPageInSight(router);
    keepPlaceWhilePending(router);
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Whether the page is rendered to HTML at build, without anybody's data: as it is (`page`), or the
     * shape of what it will show (`skeleton`).
     */
    prerender?: 'page' | 'skeleton';
    /** Who sees this page and those below in a shell that the route brings; others in the public layout. */
    ownShellFor?: readonly Role[];
    /** Whether the page has one thing to do, such as booking or signing in: header and footer lead nowhere else. */
    isFocused?: true;
  }
  interface HistoryState {
    /** Another view of the same page: the focus stays where it is. */
    keepsFocus?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
