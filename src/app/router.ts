import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../../generated/routeTree.gen.ts';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { NotFoundPage } from '../features/shell/not-found-page.tsx';
import { PendingPage } from '../features/shell/pending-page.tsx';
import { currentLocale } from '../i18n/locale.ts';
import { withLocale, withoutLocale } from '../i18n/locale-path.ts';

/** The router over the generated route tree; loaders reach `queryClient` through its context. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    // Routes and links name no language; the address does.
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLocale(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = withLocale(url.pathname, currentLocale());
        return url;
      },
    },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Query decides what is fresh; the router must not keep a second opinion.
    defaultPreloadStaleTime: 0,
    // Opened by its address, a page has nothing to show until its data or this.
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
