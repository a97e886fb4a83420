/**
 * How a route is cut. Only pages are chunks, and what stands in their place when there is none of that name:
 * what shows that a chunk could not be fetched must not have to be fetched.
 */
const PAGE = ['component', 'notFoundComponent'] as const;

/** Who is no captain loads nothing of how the captain's pages are loaded either. */
const CAPTAIN = { route: '/_signed-in/captain', folder: 'src/routes/_signed-in/captain/' };
const CAPTAIN_PAGE = ['component', 'loader', 'notFoundComponent'] as const;

/** For the router's plugin. */
export const codeSplittingOptions = {
  defaultBehavior: [[...PAGE]],
  splitBehavior: ({ routeId }: { routeId: string }) =>
    routeId.startsWith(CAPTAIN.route) ? [[...CAPTAIN_PAGE]] : undefined,
};

/** The module that the plugin makes of a route's page, by the route's file. */
export function pageModule(routeFile: string): string {
  const parts = routeFile.includes(CAPTAIN.folder) ? CAPTAIN_PAGE : PAGE;
  return `${routeFile}?tsr-split=${parts.join('---')}`;
}
