/** What the build parts from the route tree: `scripts/app/vite/further-routes.ts`. */
declare module '*/routeTree.gen.ts?further' {
  import type { AnyRoute } from '@tanstack/react-router';

  export const furtherRoutes: readonly AnyRoute[];
}
