import { starterScript } from './start-when-painted.ts';

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
  /** Whether it is the shape alone of what the page will show. */
  isSkeleton: boolean;
  /** What the app renders there. */
  rendered: string;
  /** Styles of the page, to stand in the document itself. */
  styles: Styles;
  /** Addresses of the app's module and of those that it will ask for at once. */
  modules: readonly string[];
}

/** The product's own fonts, which `public/fonts.js` brings in; their stand-ins have no files. */
const FONT_FILES = /@font-face\s*\{[^}]*\.woff2[^}]*\}/g;
const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const MODULE = /\s*<script type="module"[^>]*><\/script>/g;
const TITLE = /\s*<title>[^<]*<\/title>/;
/** A title gives way by itself to the next one. */
const TAG_NAME = /<(?:meta|link)\b/g;
const ROOT = '<div id="root"></div>';

/** Styles by the file that holds them. */
type Styles = ReadonlyMap<string, string>;

/**
 * The styles in the document, in place of links to them: nothing to wait for before the first paint.
 * Links that load nothing tell the app's own loader which files it need not ask for. Fonts that are files stand apart,
 * for `public/fonts.js` to bring them in.
 */
export function withInlineStyles(template: string, styles: Styles): string {
  const links = [...styles.keys()].map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`,
  );
  const all = [...styles.values()].join('\n');
  const fonts = all.match(FONT_FILES)?.join('') ?? '';
  return template
    .replace(STYLESHEETS, '')
    .replace(
      '</head>',
      () =>
        `<style>${all.replace(FONT_FILES, '')}</style>` +
        `<style id="fonts" media="not all">${fonts}</style>${links.join('')}</head>`,
    );
}

/**
 * The document of a page rendered at build: all that it needs to be read stands in it. What its head
 * says of this page is marked with `data-page`, for the app to take away when it shows another.
 */
export function pageHtml(page: PageParts): string {
  const { template, locale, path, isSkeleton, rendered, styles, modules } = page;
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const { head, body } = splitHead(rendered);
  // Where only the data tell what the page is about, its head is still to come.
  const pageHead = path.includes('$') ? '<title>Pruva</title>' : head;
  return withInlineStyles(template, styles)
    .replace(PRELOADS, '')
    .replace(TITLE, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(MODULE, '')
    .replace('</head>', () => `${pageHead.replaceAll(TAG_NAME, '$& data-page')}</head>`)
    .replace(
      ROOT,
      () =>
        `<div id="root" data-prerendered="${path}" data-modules="${modules.join(' ')}"${isSkeleton ? ' data-skeleton' : ''}>${body}</div>` +
        `<script>${starterScript}</script>`,
    );
}
