import { expect, test } from 'vitest';
import { preloadForRoles } from './preload-for-roles.ts';

const shell = `<head>
<link rel="modulepreload" crossorigin href="/assets/app.js"></head>`;

/** What the head's script adds to the document of somebody with this cookie. */
function preloadedFor(cookie: string): string[] {
  const html = preloadForRoles(shell, ['BOAT_OWNER', 'ADMIN'], {
    scripts: ['assets/app.js', 'assets/captain.js', 'assets/today.js'],
    styles: ['assets/captain.css'],
  });
  const tag = /<script(?<attributes>[^>]*)>(?<text>[^<]*)<\/script>/.exec(html)?.groups;
  const dataset = Object.fromEntries(
    [...(tag?.attributes ?? '').matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const added: string[] = [];
  const document = {
    cookie,
    currentScript: { dataset },
    createElement: () => ({}),
    head: { append: ({ rel, href }: HTMLLinkElement) => added.push(`${rel} ${href}`) },
  };
  new Function('document', tag?.text ?? '')(document);
  return added;
}

const cookieOf = (role: string) =>
  `theme=dark; pruva_user=${encodeURIComponent(JSON.stringify({ id: 2, role }))}`;

test('who the page is for fetches its files beside the app, each once', () => {
  expect(preloadedFor(cookieOf('ADMIN'))).toEqual([
    'modulepreload /assets/captain.js',
    'modulepreload /assets/today.js',
    'preload /assets/captain.css',
  ]);
});

test('others fetch nothing of the page', () => {
  expect(preloadedFor('')).toEqual([]);
  expect(preloadedFor(cookieOf('CUSTOMER'))).toEqual([]);
});
