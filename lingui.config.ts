import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const rooms = ['api', 'app', 'forms', 'i18n', 'map', 'routes', 'ui'];

/** The developers' panel and the gallery of the design system, which no visitor sees. */
const untranslated = ['src/features/developer', 'src/features/ui-gallery', '**/*.examples.tsx'];

// One catalogue per room and per feature: people working on different features never edit the same
// file, and a new feature folder gets its catalogue without touching this file.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['tr', 'en'],
  // A missing Turkish text must be seen by the check, not covered up by the English source.
  fallbackLocales: false,
  catalogs: [
    { path: 'src/i18n/catalogues/{name}/{locale}', include: ['src/features/{name}'] },
    ...rooms.map((room) => ({
      path: `src/i18n/catalogues/${room}/{locale}`,
      include: [`src/${room}`],
    })),
  ].map((catalogue) => ({
    ...catalogue,
    exclude: ['**/*.test.ts', '**/*.test.tsx', ...untranslated],
  })),
  // Line numbers would change a catalogue whenever code above a string moves.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
