import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import { useSession } from '../api/session/use-session.ts';
import { HeaderBell } from '../features/account/notification/bell/header-bell.tsx';
import { requireCompleteProfile } from '../features/account/profile-completion/guards.ts';
import { HeaderAccount } from '../features/account/sign-in/menu/header-account.tsx';
import { Layout } from '../features/shell/layout.tsx';
import { LazyBoundary } from '../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../ui/loading/lazy/lazy-component.tsx';

/** What every guard and loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Makes the router know pages that may stand at an address; answers whether it did not before. */
  addRoutesFor: (path: string) => Promise<boolean>;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    requireCompleteProfile({ preload, location });
    // Nothing but the root fits this address: it may be a page that is not known yet.
    if (matches.length === 1 && (await context.addRoutesFor(location.pathname)))
      throw redirect({ href: location.href, state: true, replace: true });
  },
  component: Root,
});

// The build leaves it out whole: it knows there that the condition is false.
const Developer = import.meta.env.DEV
  ? lazyComponent(() => import('../features/development/mock-panel/developer.tsx'))
  : undefined;

function Root() {
  const role = useSession()?.role;
  const isBare = useRouterState({
    select: ({ matches }) => {
      const shell = matches.findIndex(
        ({ staticData }) => role !== undefined && staticData.ownShellFor?.includes(role),
      );
      // What failed before the shell stood is told in the public layout.
      const above = matches.slice(0, shell + 1);
      return shell >= 0 && !above.some(({ status }) => status === 'error' || status === 'notFound');
    },
  });
  const isFocused = useRouterState({
    select: ({ matches }) =>
      matches.some(({ staticData }) => staticData.isFocused) &&
      // Who finds nothing there needs a way on.
      !matches.some(({ status }) => status === 'error' || status === 'notFound'),
  });
  return (
    <>
      <HeadContent />
      <Layout
        isBare={isBare}
        isFocused={isFocused}
        notifications={!isFocused && <HeaderBell />}
        // Who signs in needs no button that leads there.
        account={(!isFocused || role !== undefined) && <HeaderAccount />}
      >
        <Outlet />
      </Layout>
      {Developer && (
        // The attribute keeps it within reach while a dialog of the app is open, one that was there first too.
        <div data-react-aria-top-layer="true">
          <LazyBoundary>
            <Developer />
          </LazyBoundary>
        </div>
      )}
    </>
  );
}
