import { starterScript } from './start-when-idle.ts';

/** Tags that React writes before a page, and that belong into its head. */
const HEAD_TAG = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** What was rendered, apart: the tags of the head, and the rest. */
export function splitHead(rendered: string): { head: string; body: string } {
  let end = 0;
  for (let match = HEAD_TAG.exec(rendered); match; match = HEAD_TAG.exec(rendered.slice(end))) {
    end += match[0].length;
  }
  return { head: rendered.slice(0, end), body: rendered.slice(end) };
}

interface PageParts {
  /** `index.html` as Vite has built it. */
  template: string;
  locale: string;
  /** The address without its language. */
  path: string;
  /** What the app renders there. */
  rendered: string;
  /** Styles of the page, to stand in the document itself. */
  css: string;
  /** Addresses of the app's module, and of what it will ask for at once. */
  modules: readonly string[];
}

const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const MODULE = /\s*<script type="module"[^>]*><\/script>/g;
const TITLE = /\s*<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';

/** The styles in the document, in place of links to them: nothing to wait for before the first paint. */
export function withInlineStyles(template: string, css: string): string {
  return template.replace(STYLESHEETS, '').replace('</head>', () => `<style>${css}</style></head>`);
}

/** The document of a page rendered at build: all that it needs to be read stands in it. */
export function pageHtml({ template, locale, path, rendered, css, modules }: PageParts): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const { head, body } = splitHead(rendered);
  return withInlineStyles(template, css)
    .replace(PRELOADS, '')
    .replace(TITLE, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(MODULE, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      ROOT,
      () =>
        `<div id="root" data-prerendered="${path}" data-modules="${modules.join(' ')}">${body}</div>` +
        `<script>${starterScript}</script>`,
    );
}
