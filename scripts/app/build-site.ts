/**
 * After Vite: makes a site of the build. Public pages as HTML in both languages, styles in the
 * document, the service worker, sitemap and robots, the headers to serve it with, compressed copies.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { compressFolder } from './site/compress.ts';
import { readManifest } from './site/manifest.ts';
import { minifyScript } from './site/minify-script.ts';
import { pageHtml, withInlineStyles } from './site/page-html.ts';
import { preloadForRoles } from './site/preload-for-roles.ts';
import { renderPages } from './site/render-pages.ts';
import { contentSecurityPolicy, inlineHashes, securityHeaders } from './site/security-headers.ts';
import { buildServiceWorker } from './site/service-worker.ts';
import { shapeHtml } from './site/shape-html.ts';
import { robots, sitemap } from './site/sitemap.ts';
import { pageModule, routeFileOf } from './vite/route-chunks.ts';
import { partOf, routesModule } from './vite/route-parts.ts';

const DIST = 'dist';
const ENTRY = 'index.html';
const texts = (locale: string) => `src/i18n/messages.${locale}.ts`;
const CAPTAIN = 'src/routes/_signed-in/captain';
/** Where most visits and a captain's days begin: their scripts are worth the time of a slower minifier. */
const FIRST_PAGES = [
  'src/routes/index.tsx',
  'src/routes/boats.index.tsx',
  `${CAPTAIN}/route.tsx`,
  `${CAPTAIN}/index.tsx`,
];
/** Where pages of one person begin. */
const PRIVATE = ['/my-', '/messages', '/notifications', '/payment/', '/profile-completion/'];
/** Scripts that come before the app: `public/theme.js`, `public/boot-failure.js`, `public/fonts.js`. */
const BLOCKING_SCRIPTS = /<script src="(\/[\w-]+\.js)"><\/script>/g;
/** Classes of a style sheet, and those of an element. */
const CLASS = /\.(?<name>[a-zA-Z_][\w-]*)/g;
const CLASSES = / class="(?<names>[^"]*)"/g;

const env = loadEnv('production', process.cwd(), 'VITE_');
const site = env.VITE_SITE_URL ?? 'https://pruva.example';
const mapStyle = env.VITE_MAP_STYLE_URL;

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
function write(file: string, text: string): void {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  writeFileSync(join(DIST, file), text);
}

/** As `URLPattern` writes it: `$boatId` is a part, `{-$step}` one that may be left out. */
const patternOf = (address: string) =>
  address.replace(/\/\{-\$(\w+)\}/g, '{/:$1}?').replace(/\$(\w+)/g, ':$1');

/** `boats/index.html`; `boats/[boatId].html` where one file stands for many addresses. */
function fileOf(address: string): string {
  const path = address.slice(1).replace(/(?:\{-)?\$(\w+)\}?/g, '[$1]');
  return path.endsWith(']') ? `${path}.html` : join(path, 'index.html');
}

const manifest = readManifest(DIST);
const firstScripts = manifest.filesOf([
  ...[ENTRY, texts('tr'), texts('en'), routesModule('offers'), routesModule('further')],
  ...FIRST_PAGES.map(pageModule),
]).scripts;
// What has no source map is a few lines of the bundler itself.
for (const file of firstScripts.filter((each) => existsSync(join(DIST, `${each}.map`))))
  await minifyScript(join(DIST, file));
const stylesOf = (keys: readonly string[]) =>
  new Map(manifest.filesOf(keys).styles.map((file) => [file, read(file)]));

// They must have run before the first paint, and no file may be waited for.
const template = read('index.html').replace(
  BLOCKING_SCRIPTS,
  (_tag, file) => `<script>${read(file)}</script>`,
);

const shell = withInlineStyles(template, stylesOf([ENTRY])).replace(
  '</head>',
  () =>
    `${manifest
      .filesOf([ENTRY, texts('tr')])
      .scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('')}</head>`,
);

/** The chunk of a route's page. */
const chunkOfRoute = (routeId: string) => pageModule(routeFileOf(routeId));

const rendered = await renderPages();
const pages = rendered.pages.map((page) => {
  const component = chunkOfRoute(page.routeId);
  const own = manifest.has(component) ? [component] : [];
  const part = partOf(routeFileOf(page.routeId));
  const routes = part ? [routesModule(part)] : [];
  const chunks = [ENTRY, texts(page.locale), ...routes, ...own];
  const modules = chunks.map((chunk) => `/${manifest.fileOf(chunk)}`);
  const styles = stylesOf([...chunks, ...own.flatMap(manifest.partsOf)]);
  return { ...page, html: pageHtml({ template, styles, modules, ...page }) };
});

// An address that no page stands for: the app alone knows what is there.
write('shell.html', shell);
const stylesByClass = Map.groupBy(
  manifest
    .styles()
    .flatMap((file) =>
      [...read(file).matchAll(CLASS)].map(({ groups }) => ({ name: groups?.name, file })),
    ),
  ({ name }) => name,
);

/** Styles of what is lazy and stands in these documents nevertheless. */
function stylesOfClasses(documents: Iterable<string>): string[] {
  const names = [...documents].flatMap((html) =>
    [...html.matchAll(CLASSES)].flatMap(({ groups }) => groups?.names?.split(' ') ?? []),
  );
  return names.flatMap((name) => stylesByClass.get(name) ?? []).map(({ file }) => file);
}

/** Writes styles into one file; its name, relative to the build. */
function writeStyles(files: readonly string[]): string {
  const text = files.map(read).join('\n');
  const file = `assets/${createHash('sha256').update(text).digest('hex').slice(0, 7)}.css`;
  write(file, text);
  return file;
}

const privatePages = rendered.privatePages.map((page) => {
  const { address, path, locale, roles, routeIds, shapes } = page;
  const chunks = routeIds.map(chunkOfRoute).filter(manifest.has);
  const files = manifest.filesOf([ENTRY, texts(locale), routesModule('further'), ...chunks]);
  if (shapes.size === 0) return { address, html: preloadForRoles(shell, roles, files) };
  const appScripts = manifest.filesOf([ENTRY, texts(locale)]).scripts;
  const modules = appScripts.map((file) => `/${file}`);
  const ownModules = files.scripts
    .filter((file) => !appScripts.includes(file))
    .map((file) => `/${file}`);
  const styles = [...new Set([...files.styles, ...stylesOfClasses(shapes.keys())])];
  const stylesheet = writeStyles(styles.filter((file) => !shell.includes(`/${file}"`)));
  const namesLocale = address !== path;
  return {
    address,
    html: shapeHtml({
      ...page,
      shell,
      clock: rendered.clock,
      namesLocale,
      modules,
      ownModules,
      styles,
      stylesheet,
    }),
  };
});
for (const { address, html } of [...pages, ...privatePages]) {
  write(fileOf(address), html);
}
// The first pattern that fits counts: those that leave less open come first.
const parameters = (address: string) => address.split('$').length - 1;
const rewrites = [...pages, ...privatePages]
  .filter(({ address }) => parameters(address) > 0)
  .sort((a, b) => parameters(a.address) - parameters(b.address))
  .map(({ address }) => [patternOf(address), `/${fileOf(address)}`]);
write('.rewrites.json', JSON.stringify(Object.fromEntries(rewrites), undefined, 2));

const hashes = inlineHashes([shell, ...[...pages, ...privatePages].map(({ html }) => html)]);
const mapOrigin = mapStyle ? new URL(mapStyle).origin : undefined;
const headers = securityHeaders(contentSecurityPolicy({ ...hashes, mapOrigin }));
write('.headers.json', JSON.stringify(headers, undefined, 2));

const url = (address: string) => new URL(address, site).href;
const byPath = Map.groupBy(
  pages.filter(({ path }) => !path.includes('$')),
  ({ path }) => path,
);
const languages = [...byPath.values()].map((versions) =>
  versions.map(({ locale, address }) => ({ locale, url: url(address) })),
);
write('sitemap.xml', sitemap(languages));
write('robots.txt', robots(PRIVATE, url('/sitemap.xml')));

const firstView = manifest.filesOf([ENTRY, texts('tr'), texts('en')]);
await buildServiceWorker(DIST, [
  { url: '/shell.html', revision: createHash('sha256').update(shell).digest('hex').slice(0, 12) },
  ...[...firstView.scripts, ...firstView.styles].map((file) => ({
    url: `/${file}`,
    revision: null,
  })),
]);
compressFolder(DIST);
console.log(
  `\n${pages.length} pages rendered (${[...new Set(pages.map(({ path }) => path))].join(' ')}), shapes of ${rendered.privatePages.filter(({ shapes }) => shapes.size > 0).length} of ${privatePages.length} private ones.`,
);
