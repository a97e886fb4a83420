import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HeaderBell } from '../features/account/notification/bell/header-bell.tsx';
import { requireCompleteProfile } from '../features/account/profile-completion/guards.ts';
import { HeaderAccount } from '../features/account/sign-in/menu/header-account.tsx';
import { Layout } from '../features/shell/layout.tsx';

/** What every guard and loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: requireCompleteProfile,
  component: Root,
});

// The build leaves it out whole: it knows there that the condition is false.
const Developer = import.meta.env.DEV
  ? lazy(() => import('../features/development/mock-panel/developer.tsx'))
  : undefined;

function Root() {
  return (
    <>
      <HeadContent />
      <Layout notifications={<HeaderBell />} account={<HeaderAccount />}>
        <Outlet />
      </Layout>
      {Developer && (
        <Suspense>
          <Developer />
        </Suspense>
      )}
    </>
  );
}
