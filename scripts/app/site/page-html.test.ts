import { expect, test } from 'vitest';
import { pageHtml, splitHead } from './page-html.ts';

const template = `<!doctype html>
<html lang="tr">
  <head>
    <title>Pruva</title>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/main.js">
    <link rel="stylesheet" crossorigin href="/assets/main.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

test('a page carries its title, its styles and what it says, and waits for no script', () => {
  const html = pageHtml({
    template,
    locale: 'en',
    path: '/about',
    rendered:
      '<title>About · Pruva</title><meta name="description" content="a"/><main>$& text</main>',
    isSkeleton: false,
    styles: new Map([
      [
        'assets/main.css',
        '@font-face{src:url(/a.woff2)}@font-face{src:local(Arial)}main{color:red}',
      ],
    ]),
    modules: ['/assets/main.js', '/assets/texts.js'],
  });
  expect(html).toContain('<html lang="en"');
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html).toContain(
    '<title>About · Pruva</title><meta data-page name="description" content="a"/></head>',
  );
  expect(html).toContain('<style>@font-face{src:local(Arial)}main{color:red}</style>');
  expect(html).toContain('<style id="fonts" media="not all">@font-face{src:url(/a.woff2)}</style>');
  expect(html).not.toMatch(/<link rel="modulepreload"/);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/main.css" disabled>',
  ]);
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<div id="root" data-prerendered="/about" data-modules="/assets/main.js /assets/texts.js"><main>$& text</main></div><script>',
  );
});

test('only what comes first belongs into the head', () => {
  const { head, body } = splitHead('<title>a</title><link rel="x"/><div><link rel="y"/></div>');
  expect(head).toBe('<title>a</title><link rel="x"/>');
  expect(body).toBe('<div><link rel="y"/></div>');
});

test('the skeleton of many boats says so, and names none of them', () => {
  const html = pageHtml({
    template,
    locale: 'tr',
    path: '/boats/$boatId',
    isSkeleton: true,
    rendered: '<title>İmbat</title><meta name="robots" content="noindex"/><main>…</main>',
    styles: new Map(),
    modules: [],
  });
  expect(html).toContain(' data-skeleton><main>');
  expect(html).toContain('<title>Pruva</title>');
  expect(html).not.toContain('noindex');
});
