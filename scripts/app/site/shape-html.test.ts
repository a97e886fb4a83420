import { expect, test } from 'vitest';
import { shapeHtml } from './shape-html.ts';

const shell = `<!doctype html>
<html lang="tr">
  <head>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/app.js">
    <link rel="stylesheet" crossorigin href="/assets/app.css" disabled></head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const parts = {
  shell,
  clock: 'Date.now',
  locale: 'en',
  namesLocale: true,
  roles: ['BOAT_OWNER', 'ADMIN'],
  drawnFor: ['BOAT_OWNER'],
  modules: ['/assets/app.js'],
  ownModules: ['/assets/tours.js'],
  styles: ['assets/app.css', 'assets/tours.css'],
  stylesheet: 'assets/all.css',
  shapes: new Map([
    ['<title>Tours</title><main>$& narrow</main>', ['phone']],
    ['<title>Tours</title><main>wide</main>', ['collapsed', 'expanded']],
  ]),
};

test('shapes wait beside an empty root, out of reach, each for its views', () => {
  const html = shapeHtml(parts);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('<div id="root" data-modules="/assets/app.js"></div><template');
  expect(html).toContain(
    '<template data-views="phone"><div inert aria-hidden="true"><main>$& narrow</main></div></template>',
  );
  expect(html).toContain('<template data-views="collapsed expanded">');
  expect(html).toContain(
    '<script data-roles="BOAT_OWNER ADMIN" data-drawn="BOAT_OWNER" data-modules="/assets/tours.js">',
  );
  // What is fetched would keep the shape from being painted.
  expect(html).not.toMatch(/type="module"|modulepreload/);
  expect(html).not.toContain('<title>Tours</title>');
});

test('its styles are one file, and the app asks for none of them again', () => {
  const html = shapeHtml(parts);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/app.css" disabled>',
    '<link rel="stylesheet" href="/assets/all.css">',
    '<link rel="stylesheet" crossorigin href="/assets/tours.css" disabled>',
  ]);
});

test('an address without a language names the one that it is drawn in', () => {
  const html = shapeHtml({ ...parts, locale: 'tr', namesLocale: false });
  expect(html).toMatch(/<script data-roles="[^>]* data-language="tr">/);
});
