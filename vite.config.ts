import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockProxy } from './mocks/server/proxy.ts';
import { sharedChunks } from './scripts/app/vite/chunks/shared-chunks.ts';
import { featureTexts } from './scripts/app/vite/feature-texts.ts';
import { iconFiles } from './scripts/app/vite/icon-files.ts';
import { mockClock } from './scripts/app/vite/mock-clock.ts';
import { oneImporter } from './scripts/app/vite/one-importer.ts';
import { preloads } from './scripts/app/vite/preloads.ts';
import { previewSite } from './scripts/app/vite/preview-site.ts';
import { codeSplittingOptions } from './scripts/app/vite/route-chunks.ts';
import { routeParts } from './scripts/app/vite/route-parts.ts';
import { uiGallery } from './scripts/app/vite/ui-gallery.ts';
import { valibotOfRequests } from './scripts/app/vite/valibot-of-requests.ts';
import { routeTreeOptions } from './scripts/generate/app/route-tree.ts';
import { staticMockProxy } from './scripts/mock/static/proxy.ts';
import { locales } from './src/i18n/locale.ts';

const { PRUVA_STATIC_MOCK_URL, PRUVA_MOCK_URL = 'http://127.0.0.1:4010' } = process.env;
const proxy = PRUVA_STATIC_MOCK_URL
  ? staticMockProxy(PRUVA_STATIC_MOCK_URL)
  : mockProxy(PRUVA_MOCK_URL);
const { plugin: privatePages, resolveDependencies } = preloads();
const chunks = sharedChunks();
const underTest = process.env.VITEST === 'true';

export default defineConfig({
  plugins: [
    // Before react(), which must see the split routes. Unit tests load no route tree, and must not
    // rewrite it while they run.
    !underTest && tanstackRouter({ ...routeTreeOptions, codeSplittingOptions }),
    !underTest && oneImporter(),
    privatePages,
    routeParts(),
    chunks.plugin,
    iconFiles(),
    valibotOfRequests(),
    !underTest && featureTexts(locales),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    // Before the site, whose pages it tells the day.
    !PRUVA_STATIC_MOCK_URL && !underTest && mockClock(PRUVA_MOCK_URL),
    previewSite(),
    uiGallery(),
    // React Aria carries its own texts in some thirty languages; the app speaks two.
    { ...optimizeLocales.vite({ locales: ['tr-TR', 'en-US'] }), enforce: 'pre' },
  ],
  resolve: {
    // React has this hook itself since version 18; what stands in for it is for those before.
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // Dependencies of lazy parts too, or the page would reload when one is first opened.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.tsx'],
    // What the compiled styles import is seen too late, and the first page would reload.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: { port: 5173, strictPort: true, proxy },
  preview: { port: 5173, strictPort: true, proxy },
  build: {
    manifest: true,
    // Every browser that the app is built for knows how to load modules ahead.
    modulePreload: { polyfill: false, resolveDependencies },
    sourcemap: true,
    rolldownOptions: {
      output: {
        // The entry names every file, so names are short: a hash, of which seven characters are the
        // fewest for so many.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        // Many small files cost a phone dearly: what every page needs is one.
        codeSplitting: {
          groups: [{ name: 'initial', tags: ['$initial'], priority: 3 }, ...chunks.groups],
        },
      },
    },
  },
  test: {
    environment: 'node',
    maxWorkers: '100%',
    // Many tests start a server or a command, and the machine may do much else. What hangs is ended by
    // `npm test` as well.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'openapi/**/*.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'contract-diff', include: ['tests/contract-diff/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'conformance', include: ['tests/conformance/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'packages', include: ['tests/packages/**/*.test.ts'] } },
      { extends: true, test: { name: 'readme', include: ['tests/readme/**/*.test.ts'] } },
    ],
  },
});
