import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { hurryUntil } from '../support/hurry.ts';
import { expectFailedCalls, failing, holding } from '../support/mock.ts';
import { otherDevice, signIn, token } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';

const administrator = 'selin.aydin';

const words = {
  tr: {
    title: 'Yerler ve yazılar',
    places: 'Yerler',
    stories: 'Yazılar',
    failed: 'Liste yüklenemedi',
    again: 'Tekrar dene',
    none: 'Sonuç bulunamadı',
    clear: 'Filtreleri temizle',
    summary: 'Türkçe özet',
    preview: 'Misafirlerin gördüğü',
  },
  en: {
    title: 'Places and stories',
    places: 'Places',
    stories: 'Stories',
    failed: 'The list could not be loaded',
    again: 'Try again',
    none: 'No results found',
    clear: 'Clear the filters',
    summary: 'Summary in Turkish',
    preview: 'As guests read it',
  },
};

const rows = (page: Page, list: string) =>
  page.getByRole('main').getByRole('list', { name: list, exact: true }).getByRole('listitem');

for (const language of languages) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ language });

    test('places and stories are found, and back restores the list', {
      tag: '@phone',
    }, async ({ page }) => {
      await signIn(page, administrator);
      const mend = await failing(page, 'listDestinations', { status: 503 });
      await page.goto(address('/admin/content', language));
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      const again = page.getByRole('main').getByRole('button', { name: text.again });
      await hurryUntil(page, again);
      await expect(page.getByText(text.failed)).toBeVisible();
      await mend();
      await again.click();
      await expect(rows(page, text.places)).toHaveCount(7);
      await expectAccessible(page);

      const search = page.getByRole('main').getByRole('searchbox');
      await search.fill('ISTANBUL');
      await page.clock.runFor(400);
      await expect(rows(page, text.places)).toHaveCount(1);
      await rows(page, text.places).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'İstanbul' })).toBeVisible();
      await expect(page.getByRole('region', { name: text.preview })).toContainText(/\w/);
      await expectAccessible(page);
      await page.goBack();
      await expect(search).toHaveValue('ISTANBUL');
      await search.fill('zzzz');
      await page.clock.runFor(400);
      await expect(page.getByRole('heading', { name: text.none })).toBeVisible();
      await page.getByRole('button', { name: text.clear }).first().click();
      await page.clock.runFor(400);
      await expect(rows(page, text.places)).toHaveCount(7);

      await page.getByRole('main').getByRole('link', { name: text.stories, exact: true }).click();
      await expect(page).toHaveURL(/show=stories/);
      await expect(rows(page, text.stories)).toHaveCount(3);
    });
  });
}

test('a place is corrected: guests read it at once, and the audit tells of it', async ({
  page,
}) => {
  await signIn(page, administrator);
  const release = await holding(page, 'getDestination');
  await page.goto('/admin/content?edit=gocek');
  await expect(page.getByRole('heading', { level: 1, name: 'Yerler ve yazılar' })).toBeVisible();
  await release();
  await page.reload();
  const summary = page.getByRole('textbox', { name: 'Türkçe özet' });
  const save = page.getByRole('button', { name: 'Metinleri kaydet' });
  await summary.fill('   ');
  await save.click();
  await expect(page.getByText('Türkçe özet zorunludur')).toBeVisible();
  await expect(summary).toBeFocused();

  await summary.fill('Çamların gölgesinde on iki ada.');
  await expect(page.getByRole('region', { name: 'Misafirlerin gördüğü' })).toContainText(
    'Çamların gölgesinde on iki ada.',
  );
  // What was typed outlives the page.
  await page.reload();
  await expect(summary).toHaveValue('Çamların gölgesinde on iki ada.');
  // Every correction can be explained afterwards.
  const reason = page.getByRole('textbox', { name: 'Değişikliğin nedeni' });
  await save.click();
  await expect(page.getByText('Nedenini yazın')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('Özet daha kısa olsun istendi.');
  const mend = await failing(page, 'updateDestination', { status: 500 });
  await save.click();
  await hurryUntil(page, page.getByText('Metinler kaydedilemedi'));
  await mend();
  await save.click();
  await expect(
    page.getByText('Metinler kaydedildi; misafirler artık bunları okuyor'),
  ).toBeVisible();

  const headers = { Authorization: `Bearer ${await token(page)}` };
  const audit = await page.request.get(`${BASE}/admin/audit?size=1`, { headers });
  const { content } = (await audit.json()) as { content: object[] }; // the mock keeps to the contract
  expect(content[0]).toMatchObject({
    act: 'RECORD_CHANGED',
    operation: 'updateDestination',
    recordType: 'DESTINATION',
    recordName: 'Göcek',
    reason: 'Özet daha kısa olsun istendi.',
  });
  await expect(reason).toHaveValue('');
  await page.goto('/admin/audit');
  const act = page.getByRole('list', { name: 'İşlemler' }).getByRole('listitem').first();
  await expect(act).toContainText('Bir yerin metinleri düzeltildi');
  await expect(act).toContainText('Gerekçe: Özet daha kısa olsun istendi.');
  await act.getByRole('link', { name: 'Göcek' }).first().click();
  await expect(page).toHaveURL('/admin/content?edit=gocek');
  await expect(page.getByRole('heading', { level: 1, name: 'Göcek' })).toBeVisible();
  const onSite = page.getByRole('main').getByRole('link', { name: 'Sitede gör' });
  await expect(onSite).toHaveCSS('text-decoration-line', 'underline');
  await page.goto('/destinations/gocek');
  await expect(page.getByText('Çamların gölgesinde on iki ada.').first()).toBeVisible();
});

test('of two administrators at one story, the second chooses what stays', async ({ page }) => {
  expectFailedCalls(page);
  await signIn(page, administrator);
  await page.goto('/admin/content?show=stories&edit=kaptanli-tekne-kiralamak');
  const title = page.getByRole('textbox', { name: 'Türkçe başlık' });
  await title.fill('Kaptanla denize');
  await page.getByRole('textbox', { name: 'Değişikliğin nedeni' }).fill('Başlık kısaldı.');
  const path = `${BASE}/blog-posts/kaptanli-tekne-kiralamak`;
  const read = await page.request.get(path);
  const { summary, paragraphs } = await read.json();
  const other = await otherDevice(page, 'kerem.yalcin');
  const written = await page.request.put(path, {
    ...other,
    data: { title: { tr: 'Kaptanlı tekne', en: 'A boat with its captain' }, summary, paragraphs },
  });
  expect(written.ok()).toBe(true);

  await page.getByRole('button', { name: 'Metinleri kaydet' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Kerem' });
  await expect(conflict).toContainText('Kaptanlı tekne');
  await conflict.getByRole('button').last().click();
  await expect(title).toHaveValue('Kaptanlı tekne');
  await title.fill('Kaptanla, acele etmeden');
  await page.getByRole('button', { name: 'Metinleri kaydet' }).click();
  await expect(
    page.getByText('Metinler kaydedildi; misafirler artık bunları okuyor'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Değişikliğin nedeni' })).toHaveValue('');

  // Paragraphs without their other language are not sent.
  await page.getByRole('textbox', { name: 'İngilizce metin' }).fill('One alone.');
  await page.getByRole('button', { name: 'Metinleri kaydet' }).click();
  await expect(page.getByText(/ikisini aynı bölün/)).toBeVisible();
});
