import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { HeaderAccount } from '../features/auth/header-account.tsx';
import { Layout } from '../features/shell/layout.tsx';

/** What every guard and loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
});

function Root() {
  return (
    <>
      <HeadContent />
      <Layout account={<HeaderAccount />}>
        <Outlet />
      </Layout>
    </>
  );
}
