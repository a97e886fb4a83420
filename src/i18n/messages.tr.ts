import type { Messages } from '@lingui/core';

// What every page says. A feature's own texts come with its code (scripts/app/vite/feature-texts.ts).
// Eager inside this file, which itself is loaded on demand: one language is one chunk.
const catalogues = import.meta.glob<{ messages: Messages }>(
  './catalogues/{api,app,everywhere,i18n,routes,shell}/tr.po',
  { eager: true },
);

export const messages: Messages = Object.assign(
  {},
  ...Object.values(catalogues).map((catalogue) => catalogue.messages),
);
