import { type CatalogConfig, defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const rooms = ['api', 'app', 'forms', 'i18n', 'map', 'routes', 'ui'];

/** Features stand by whom they are for; a new feature gets its catalogue without touching this file. */
const audiences = ['account', 'admin', 'captain', 'content', 'customer', 'discover'];

/** Parts of the design system that every page loads: their texts are loaded with those of every page. */
const onEveryPage = [
  'actions/language-switch',
  'actions/theme-switch',
  'feedback/error-display',
  'loading/loading-status',
].map((part) => `src/ui/${part}`);

/** What is said of refusals is loaded with the first of them. */
const refusals = 'src/api/errors/refusals';

/** Routes that the build keeps apart from those of the first pages: scripts/app/vite/route-parts.ts. */
const furtherRoutes = [
  'src/routes/{_signed-in,[(]content[)]}/**',
  'src/routes/{compare,favourites}.tsx',
];

/** The developers' panel and the gallery of the design system, which no visitor sees. */
const untranslated = ['src/features/development', '**/*.examples.tsx'];

// One catalogue per room and per feature: people working on different features never edit the same file.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['tr', 'en'],
  // A missing Turkish text must be seen by the check, not covered up by the English source.
  fallbackLocales: false,
  catalogs: [
    ...audiences.map((audience) => ({
      path: `src/i18n/catalogues/${audience}/{name}/{locale}`,
      include: [`src/features/${audience}/{name}`],
    })),
    { path: 'src/i18n/catalogues/domain/{name}/{locale}', include: ['src/domain/{name}'] },
    { path: 'src/i18n/catalogues/shell/{locale}', include: ['src/features/shell'] },
    { path: 'src/i18n/catalogues/everywhere/{locale}', include: onEveryPage },
    { path: 'src/i18n/catalogues/refusals/{locale}', include: [refusals] },
    { path: 'src/i18n/catalogues/further-routes/{locale}', include: furtherRoutes },
    ...rooms.map((room) => ({
      path: `src/i18n/catalogues/${room}/{locale}`,
      include: [`src/${room}`],
      exclude: [...onEveryPage, refusals, ...furtherRoutes],
    })),
  ].map(({ exclude = [], ...catalogue }: CatalogConfig) => ({
    ...catalogue,
    exclude: [...exclude, '**/*.test.ts', '**/*.test.tsx', ...untranslated],
  })),
  // Reads no elements in values; its address is from the root, as the build and the development server know it.
  runtimeConfigModule: { Trans: ['/src/i18n/trans.tsx', 'Trans'] },
  // Line numbers would change a catalogue whenever code above a string moves.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
