import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './security-headers.ts';

test('scripts in the document are named by their hash; files and data are not', () => {
  const { scripts, styles } = inlineHashes([
    '<script>a()</script><script src="/b.js"></script><style>p{}</style>',
    '<script>a()</script><script type="application/ld+json">{}</script>',
  ]);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(scripts).toEqual([hash('a()')]);
  expect(styles).toEqual([hash('p{}')]);
});

test('no script runs that is neither a file of the site nor named', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: [] });
  const script = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(script).toBe("script-src 'self' 'sha256-x'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a hosted map may be fetched from where it is, and nothing else', () => {
  const policy = contentSecurityPolicy({
    scripts: [],
    styles: [],
    mapOrigin: 'https://maps.example',
  });
  expect(policy).toContain("connect-src 'self' https://maps.example");
  expect(policy).not.toContain("script-src 'self' https://maps.example");
});
