import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { previewSite } from '../vite/preview-site.ts';
import { FLOOR } from './folders.ts';

/** The floor is built and served as the app is, by the same plugins as far as it needs any. */
export default defineConfig({
  root: `${import.meta.dirname}/page`,
  plugins: [react(), previewSite(FLOOR)],
  build: { outDir: FLOOR, emptyOutDir: true, manifest: true, modulePreload: { polyfill: false } },
});
