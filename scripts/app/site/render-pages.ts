import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Where the app for the server is built; nothing of it is served. */
const OUT = 'node_modules/.cache/pages';

/** What `src/entry-server.tsx` offers; the scripts know the app by nothing else. */
interface EntryServer {
  locales: readonly string[];
  clock: string;
  withLocale: (path: string, locale: string) => string;
  prerenderedPages: () => { path: string; isSkeleton: boolean; routeId: string }[];
  privatePages: () => Omit<PrivatePage, 'locale' | 'address' | 'shapes'>[];
  render: (path: string, locale: string) => Promise<string>;
  renderShapes: (
    page: Pick<PrivatePage, 'path' | 'drawnFor'>,
    locale: string,
  ) => Promise<PrivatePage['shapes']>;
}

interface RenderedPage {
  /** The address without its language; `/boats/$boatId` where every boat has the same skeleton. */
  path: string;
  /** Whether it is the shape alone of what the page will show. */
  isSkeleton: boolean;
  locale: string;
  /** The address as people see it. */
  address: string;
  /** The route that shows it. */
  routeId: string;
  rendered: string;
}

/** A page of which at most the shape is rendered: only people of these roles see it, each their own. */
export interface PrivatePage {
  /** The address without its language. */
  path: string;
  locale: string;
  /** The address as people see it. */
  address: string;
  roles: readonly string[];
  /** Those of them for whom its shape stands until the app does. */
  drawnFor: readonly string[];
  /** The page's route and those around it, outermost first. */
  routeIds: string[];
  /** What it shows before its data are there, and the views that it looks so in; see `renderShapes`. */
  shapes: ReadonlyMap<string, readonly string[]>;
}

/** The app as it renders at build, and its private pages. Builds it first, which takes some seconds. */
export async function renderPages(): Promise<{
  pages: RenderedPage[];
  privatePages: PrivatePage[];
  /** The app's clock, a function as text. */
  clock: string;
}> {
  await build({
    build: { ssr: 'src/entry-server.tsx', outDir: OUT, emptyOutDir: true, sourcemap: false },
    logLevel: 'error',
  });
  const entry = pathToFileURL(resolve(join(OUT, 'entry-server.js'))).href;
  // What was just built from that very file.
  const app = (await import(entry)) as EntryServer;
  const pages: RenderedPage[] = [];
  // One after the other: the language is one for the whole process.
  for (const page of app.prerenderedPages()) {
    for (const locale of app.locales) {
      const address = app.withLocale(page.path, locale);
      pages.push({ ...page, locale, address, rendered: await app.render(page.path, locale) });
    }
  }
  const privatePages: PrivatePage[] = [];
  for (const page of app.privatePages()) {
    for (const locale of app.locales) {
      const shapes = await app.renderShapes(page, locale);
      const address = app.withLocale(page.path, locale);
      privatePages.push({ ...page, locale, address, shapes });
    }
  }
  return { pages, privatePages, clock: app.clock };
}
