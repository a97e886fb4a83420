import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { signIn } from '../support/sign-in.ts';

const ADMIN = 'selin.aydin';

test('a document is read, verified by key, and the next one opens by itself', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/documents');
  const rows = page.getByRole('list', { name: 'Belgeler' }).getByRole('listitem');
  await expect(rows.first()).toContainText('İnceleniyor');
  await expectAccessible(page);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/open=(BOAT|TOUR)-\d+/);
  const open = page.getByRole('region', { name: 'Açık belge' });
  await expect(open.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(open.getByRole('button', { name: 'Doğrula' })).toBeEnabled();
  await expectAccessible(page);
  await page.screenshot({ path: `/tmp/verify-doc-${isPhone}.png` });
  const first = page.url();
  if (isPhone) await open.getByRole('button', { name: 'Doğrula' }).click();
  else await page.keyboard.press('a');
  await expect(page.getByText(/: doğrulandı/)).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await expect(open.getByRole('heading', { level: 2 })).toBeFocused();
});
