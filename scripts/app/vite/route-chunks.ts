/**
 * What of a route is a chunk: its page, how that gets its data, and what stands there when there is none of
 * that name. What shows that a chunk could not be fetched must not have to be fetched.
 */
const PAGE = ['component', 'loader', 'notFoundComponent'] as const;

/** The first page of most visits: its data are asked for before its code is there. */
const HOME = { route: '/', file: 'src/routes/index.tsx' };
const HOME_PAGE = ['component', 'notFoundComponent'] as const;

/** For the router's plugin. */
export const codeSplittingOptions = {
  defaultBehavior: [[...PAGE]],
  splitBehavior: ({ routeId }: { routeId: string }) =>
    routeId === HOME.route ? [[...HOME_PAGE]] : undefined,
};

/** The module that the plugin makes of a route's page, by the route's file. */
export function pageModule(routeFile: string): string {
  const parts = routeFile.endsWith(HOME.file) ? HOME_PAGE : PAGE;
  return `${routeFile}?tsr-split=${parts.join('---')}`;
}
