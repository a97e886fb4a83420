// What the build parts from the route tree: `scripts/app/vite/route-parts.ts`.
declare module '*/routeTree.gen.ts?offers' {
  import type { AnyRoute } from '@tanstack/react-router';

  export const routes: readonly AnyRoute[];
}

declare module '*/routeTree.gen.ts?content' {
  import type { AnyRoute } from '@tanstack/react-router';

  export const routes: readonly AnyRoute[];
}

declare module '*/routeTree.gen.ts?further' {
  import type { AnyRoute } from '@tanstack/react-router';

  export const routes: readonly AnyRoute[];
}
