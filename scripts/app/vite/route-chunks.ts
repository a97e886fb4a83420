import { globSync } from 'node:fs';

const ROUTES = 'src/routes';

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

/**
 * The file of a route by its id: a slash of the id is a dot of the file's name, or a folder where there
 * is one of that name. Throws when there is none.
 */
export function routeFileOf(routeId: string): string {
  const normalised = (file: string) =>
    `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`
      .replace(/\/index$/, '/')
      .replace(/\/route$/, '');
  const file = globSync('**/*.tsx', { cwd: ROUTES }).find((each) => normalised(each) === routeId);
  if (!file) throw new Error(`No file below ${ROUTES} stands for the route ${routeId}`);
  return `${ROUTES}/${file}`;
}
