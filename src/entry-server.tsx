import { text } from 'node:stream/consumers';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { session } from './api/client.ts';
import { roleValues } from './api/contract/contract.ts';
import type { Role } from './api/contract/types.ts';
import { atBuild as viewer } from './api/session/use-session.ts';
import { createApp } from './app/create-app.tsx';
import { markTimes } from './app/mark-times.ts';
import { dateFormatsOf } from './i18n/format.ts';
import { activateLocale, type Locale } from './i18n/locale.ts';
import { withLocale } from './i18n/locale-path.ts';
import { now } from './lib/now.ts';
import { atBuild as viewport } from './ui/theme/use-media.ts';

export { locales } from './i18n/locale.ts';
export { withLocale } from './i18n/locale-path.ts';

/** The app's clock as text, for the scripts that documents carry. */
export const clock = now.toString();

/** The route around all pages that ask who one is. */
const SIGNED_IN = '/_signed-in';
const PARAMETER = /\$\w+/g;
const trimmed = (path: string) => path.replace(/(.)\/$/, '$1');

interface PrerenderedPage {
  /** Without its language; `/boats/$boatId` where every boat has the same skeleton. */
  path: string;
  isSkeleton: boolean;
  routeId: string;
}

/** A page that belongs to one person, and that only people of these roles see. */
interface PrivatePage {
  /** Without its language. */
  path: string;
  roles: readonly Role[];
  /** Those of them who see the same page at its address; an administrator first chooses whose it is. */
  drawnFor: readonly Role[];
  /** The page's route and those around it, outermost first. */
  routeIds: string[];
}

/** The pages that are rendered at build: their routes say so in `staticData`. */
export function prerenderedPages(): PrerenderedPage[] {
  const { routesByPath } = createApp(createMemoryHistory()).router;
  return Object.values(routesByPath)
    .filter(({ options }) => options.staticData?.prerender)
    .map(({ id, fullPath, options }) => ({
      path: trimmed(fullPath),
      isSkeleton: options.staticData?.prerender === 'skeleton',
      routeId: id,
    }));
}

/** The pages for people who are signed in, each their own. */
export function privatePages(): PrivatePage[] {
  const { routesByPath } = createApp(createMemoryHistory()).router;
  return Object.values(routesByPath).flatMap((page) => {
    const chain: AnyRoute[] = [];
    for (let route: AnyRoute = page; route.parentRoute; route = route.parentRoute) {
      chain.unshift(route);
    }
    const routeIds = chain.map(({ id }) => String(id));
    if (!routeIds.includes(SIGNED_IN)) return [];
    const own = chain.flatMap(({ options }) => options.staticData?.ownShellFor ?? []);
    const roles = own.length > 0 ? own : roleValues;
    const drawnFor = own.length > 0 ? own.slice(0, 1) : roleValues;
    return [{ path: trimmed(page.fullPath), roles, drawnFor, routeIds }];
  });
}

/** Nothing is to be seen at that address: it leads to another one. */
class LeadsElsewhere extends Error {}

/**
 * A page as HTML, at build: `path` without its language. Its `<title>`, `<meta>` and `<link>` come
 * first, as React writes what belongs into the head.
 */
export async function render(path: string, locale: Locale): Promise<string> {
  return renderWith(path, locale, path.includes('$'));
}

/** As `render`; `withoutPage` leaves out what the page itself shows, and its place is held. */
async function renderWith(path: string, locale: Locale, withoutPage: boolean): Promise<string> {
  await activateLocale(locale);
  const address = withLocale(path.replaceAll(PARAMETER, '0'), locale);
  const { router, queryClient, element } = createApp(
    createMemoryHistory({ initialEntries: [address] }),
  );
  // Which boat it is, nobody knows at build: what stands until its data are there is all there is.
  const route = Object.values(router.routesByPath).find(
    ({ fullPath }) => trimmed(fullPath) === path,
  );
  if (route) route.options.ssr = !withoutPage;
  // Nobody answers at build: what loaders ask for ahead is still to come, and pages show that.
  queryClient.prefetchQuery = () => Promise.resolve();
  await router.load();
  const failed = router.state.matches.find(
    ({ status }) => status === 'error' || status === 'notFound',
  );
  if (router._serverResult?.type === 'redirect') throw new LeadsElsewhere(address);
  if (failed) throw new Error(`${address} shows no page`, { cause: failed.error });
  let fault: unknown;
  // In one piece, what is lazy among it too: no script has to put it together.
  const { prelude } = await prerenderToNodeStream(element, {
    progressiveChunkSize: Infinity,
    onError: (cause) => {
      fault ??= cause;
    },
  });
  const html = await text(prelude);
  if (fault) throw new Error(`${address} could not be rendered`, { cause: fault });
  return html;
}

/** Windows that a private page looks different in, by the state of the sidebar: their widths in px. */
const VIEWS = { phone: 390, collapsed: 1000, expanded: 1280 };
type View = keyof typeof VIEWS;
const viewNames = Object.keys(VIEWS) as View[]; // the keys of the object above

const WIDTH = /\(width (?<sign><|>=) (?<bound>\d+)px\)/;

/** Whether a media query holds in a window of that width; queries of anything else do not. */
function holdsAt(width: number, query: string): boolean {
  const { sign, bound } = WIDTH.exec(query)?.groups ?? {};
  if (bound === undefined) return false;
  return sign === '<' ? width < Number(bound) : width >= Number(bound);
}

/** A private page as it stands before its data, for somebody of that role, of whom nothing is known. */
async function renderFor(
  role: Role,
  view: View,
  ...page: Parameters<typeof renderWith>
): Promise<string> {
  const user = { id: 0, role, isProfileComplete: true };
  const { getSnapshot } = session;
  const { holds } = viewport;
  session.getSnapshot = () => user;
  viewer.user = user;
  viewport.holds = (query) => holdsAt(VIEWS[view], query);
  try {
    return await renderWith(...page);
  } finally {
    session.getSnapshot = getSnapshot;
    viewer.user = null;
    viewport.holds = holds;
  }
}

const HALF_YEAR = 182.5 * 24 * 60 * 60 * 1000;

/** What `act` gives at another hour in the other half of this year. */
async function atAnotherTime<Result>(act: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  const away = new Date().getMonth() < 6 ? HALF_YEAR : -HALF_YEAR;
  Date.now = () => now() + away;
  try {
    return await act();
  } finally {
    Date.now = now;
  }
}

/** A page in one view as it looks at any time; undefined when more than its texts goes by the clock. */
async function renderAtAnyTime(locale: Locale, act: () => Promise<string>) {
  const formats = dateFormatsOf(locale);
  return markTimes(
    await act(),
    await atAnotherTime(act),
    new Map(formats.map((format) => [format.format(now()), format.resolvedOptions()])),
  );
}

/**
 * What a private page shows before its data are there, at build, by views: those that look alike share theirs. Where a
 * page goes by the clock, its document writes the date, or the place of the text is held; of one that
 * is built otherwise at another time, what is around it; none of an address that leads elsewhere.
 */
export async function renderShapes(
  { path, drawnFor }: Pick<PrivatePage, 'path' | 'drawnFor'>,
  locale: Locale,
): Promise<Map<string, View[]>> {
  const [role = 'CUSTOMER'] = drawnFor.length === 1 ? drawnFor : [];
  const shapes = new Map<string, View[]>();
  const withoutPage = path.includes('$');
  try {
    for (const view of viewNames) {
      const html =
        (await renderAtAnyTime(locale, () => renderFor(role, view, path, locale, withoutPage))) ??
        (await renderFor(role, view, path, locale, true));
      shapes.set(html, [...(shapes.get(html) ?? []), view]);
    }
  } catch (error) {
    if (!(error instanceof LeadsElsewhere)) throw error;
  }
  return shapes;
}
