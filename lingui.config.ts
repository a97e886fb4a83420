import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// One catalogue per room: people working on different features never edit the same file, and a new
// feature folder gets its catalogue without touching this file.
const features = existsSync('src/features')
  ? readdirSync('src/features', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => ({ name: entry.name, folder: `src/features/${entry.name}` }))
  : [];
const rooms = ['api', 'app', 'forms', 'i18n', 'map', 'routes', 'ui']
  .map((name) => ({ name, folder: `src/${name}` }))
  .filter((room) => existsSync(room.folder));

export default defineConfig({
  sourceLocale: 'en',
  locales: ['tr', 'en'],
  // A missing Turkish text must be seen by the check, not covered up by the English source.
  fallbackLocales: false,
  catalogs: [...features, ...rooms].map(({ name, folder }) => ({
    path: `src/i18n/catalogues/${name}/{locale}`,
    include: [folder],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.css.ts'],
  })),
  // Line numbers would change a catalogue whenever code above a string moves.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
