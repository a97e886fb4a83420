import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** Routes that the build leaves out of the first page's tree (scripts/app/vite/route-parts.ts). */
const PARTS = [
  {
    /** One of its routes. */
    route: '/boats/',
    addresses: /^\/(?:boats|tours|destinations)(?:\/[^/]*)?\/?$/,
    load: () => import('../../generated/routeTree.gen.ts?offers'),
  },
  {
    route: '/(content)/about',
    addresses:
      /^\/(?:about|blog|cancellation|compare|contact|cookies|favourites|gdpr|privacy|services|terms)(?:\/|$)/,
    load: () => import('../../generated/routeTree.gen.ts?content'),
  },
  {
    route: '/_signed-in',
    addresses: /^/,
    load: () => import('../../generated/routeTree.gen.ts?further'),
  },
];

/**
 * Adds to `router` the pages of which one may stand at `path` and that it does without until then. Answers whether
 * any were added; in development all are there.
 */
export async function addRoutesFor(router: AnyRouter, path: string): Promise<boolean> {
  const unknown = PARTS.filter(({ route }) => !(route in router.routesById));
  // An address that none claims may be in any of them.
  const part = unknown.find(({ addresses }) => addresses.test(path)) ?? unknown[0];
  if (!part) return false;
  const { routes } = await part.load();
  const tree: AnyRoute = router.routeTree;
  const children: readonly AnyRoute[] = tree.children;
  // Who asked meanwhile has added them.
  if (!routes.every((route) => children.includes(route))) {
    tree.addChildren([...children, ...routes]);
    router.setRoutes(router.buildRouteTree());
  }
  return true;
}

/** Whether nothing but the root fits an address. */
const isUnknown = (router: AnyRouter, path: string) =>
  router.getMatchedRoutes(path)[0].length === 1;

/** Makes `router` know the page of the address at which it starts. */
export async function addFirstRoutes(router: AnyRouter): Promise<void> {
  const path = router.latestLocation.pathname;
  while (isUnknown(router, path) && (await addRoutesFor(router, path)));
}
