import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/**
 * Adds to `router` the pages that the first one can do without: the build leaves them out of its tree
 * (scripts/app/vite/further-routes.ts). Answers whether any were added; in development all are there.
 */
export async function addFurtherRoutes(router: AnyRouter): Promise<boolean> {
  if ('/_signed-in' in router.routesById) return false;
  const { furtherRoutes } = await import('../../generated/routeTree.gen.ts?further');
  const tree: AnyRoute = router.routeTree;
  const children: readonly AnyRoute[] = tree.children;
  // Who asked meanwhile has added them.
  if (!furtherRoutes.every((route) => children.includes(route))) {
    tree.addChildren([...children, ...furtherRoutes]);
    router.setRoutes(router.buildRouteTree());
  }
  return true;
}

/** Whether nothing but the root fits the address at which `router` starts. */
export function startsFurther(router: AnyRouter): boolean {
  return router.getMatchedRoutes(router.latestLocation.pathname)[0].length === 1;
}
