import { shapeScript } from './draw-shape.ts';
import { splitHead } from './page-html.ts';
import type { PrivatePage } from './render-pages.ts';
import { starterScript } from './start-when-painted.ts';

const MODULES = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const ROOT = '<div id="root"></div>';

interface ShapeParts extends Pick<PrivatePage, 'locale' | 'roles' | 'drawnFor' | 'shapes'> {
  /** The app's empty document. */
  shell: string;
  /** The app's clock, a function as text. */
  clock: string;
  /** Whether the address names its language. */
  namesLocale: boolean;
  /** Addresses of the app's modules, and of those that the page takes beyond them. */
  modules: readonly string[];
  ownModules: readonly string[];
  /** Its styles, relative to the build. */
  styles: readonly string[];
  /** Its styles in one file, relative to the build: a shape is painted with all of them. */
  stylesheet: string;
}

/**
 * The document of a private page: the app's empty one, where the shapes of the page wait for whom it is for. They
 * lead nowhere and say nothing to a screen reader, which hears of the page when it is there.
 */
export function shapeHtml(page: ShapeParts): string {
  const { shell, clock, locale, namesLocale, roles, drawnFor, shapes } = page;
  const { modules, ownModules, styles, stylesheet } = page;
  const own = styles.filter((file) => !shell.includes(`/${file}"`));
  // Links that load nothing tell the app's own loader which files it need not ask for.
  const links = own.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`);
  const templates = [...shapes].map(
    ([html, views]) =>
      `<template data-views="${views.join(' ')}"><div inert aria-hidden="true">${splitHead(html).body}</div></template>`,
  );
  const language = namesLocale ? '' : ` data-language="${locale}"`;
  return shell
    .replaceAll(MODULES, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(
      '</head>',
      () => `<link rel="stylesheet" href="/${stylesheet}">${links.join('')}</head>`,
    )
    .replace(
      ROOT,
      () =>
        `<div id="root" data-modules="${modules.join(' ')}"></div>${templates.join('')}` +
        `<script data-roles="${roles.join(' ')}" data-drawn="${drawnFor.join(' ')}" data-modules="${ownModules.join(' ')}"${language}>${shapeScript(clock)}</script>` +
        `<script>${starterScript}</script>`,
    );
}
