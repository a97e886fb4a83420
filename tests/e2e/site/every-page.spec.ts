import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessibility.ts';
import { expectFailedCalls } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ROUTES = join(import.meta.dirname, '../../../src/routes');

/** Something to show where a route has a place for it. */
const EXAMPLES: Record<string, string> = {
  $boatId: '1',
  $tourId: '1',
  $bookingId: '1',
  $accountId: '9',
  'blog/$slug': 'blog/gocek-koylarinda-uc-gun',
  'destinations/$slug': 'destinations/bodrum',
};

/** The address of every route, as its file names it. */
function addresses(): string[] {
  return readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/(^|\/)[-_][^/]*\.tsx$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROUTES, file), 'utf8');
      const id = /createFileRoute\('([^']+)'\)/.exec(text)?.[1];
      return id === undefined
        ? []
        : [id.replace(/^\/(_signed-in|\(content\))/, '').replace(/(.)\/$/, '$1')];
    });
}

const isPrivate = (path: string) =>
  /^\/(my-|notifications|messages|payment|profile-completion|boat-owner|captain)|\/book$/.test(
    path,
  );

function withExamples(path: string): string {
  return Object.entries(EXAMPLES).reduce((text, [part, value]) => text.replace(part, value), path);
}

// A violation of the site's policy is an error in the console, and fails the test by itself.
const all = addresses();
const halves = [all.filter((path) => !isPrivate(path)), all.filter(isPrivate)];

for (const [index, paths] of halves.entries()) {
  const kind = index === 0 ? 'public' : 'own';
  test(`every ${kind} page has one heading, a title, and stands under the policy`, {
    tag: '@phone',
  }, async ({ page, isPhone }) => {
    test.setTimeout(240_000);
    // Who has never applied as a captain has no application: the service answers 404.
    expectFailedCalls(page);
    if (kind === 'own') await signIn(page);
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(withExamples(path));
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy, path).toContain("script-src 'self'");
        expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
        await expect(page.locator('main h1'), path).toHaveCount(1);
        await expect(page, path).toHaveTitle(/Pruva/);
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
        // The colours are those of the desktop.
        await expectAccessible(page, { byNight: !isPhone });
      });
    }
  });
}
