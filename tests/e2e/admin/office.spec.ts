import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { callCount, failing, holding, setClock, startFrom } from '../support/mock.ts';
import { signIn, token } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';
import { today } from '../support/today.ts';

type Schemas = components['schemas'];

const administrator = 'selin.aydin';

const words = {
  tr: {
    panel: 'Yönetim',
    pages: 'Yönetim sayfaları',
    office: 'Ofis',
    queues: 'Karar bekleyenler',
    figures: 'Rakamlarla Pruva',
    lately: 'Son yedi gün',
    trends: 'Eğilimler',
    menu: 'Menü',
    dark: 'Koyu',
    table: 'Tablo olarak göster',
  },
  en: {
    panel: 'Administration',
    pages: 'Pages of the administration',
    office: 'Office',
    queues: 'What waits for a decision',
    figures: 'Pruva in figures',
    lately: 'The last seven days',
    trends: 'Trends',
    menu: 'Menu',
    dark: 'Dark',
    table: 'Show as a table',
  },
};

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${await token(page)}` };
  const answer = await page.request.get(`${BASE}${path}`, { headers });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return (await answer.json()) as Answer; // the mock keeps to the contract
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The ground that something stands on. */
const ground = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor);

for (const language of languages) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ language });

    test('the office says what waits, how much there is, what happened and how it goes', {
      tag: '@phone',
    }, async ({ page, isPhone }) => {
      await signIn(page, administrator);
      await page.goto(address('/admin', language));
      await expect(page.getByRole('heading', { level: 1, name: text.office })).toBeVisible();
      await expect(part(page, text.queues).getByRole('listitem')).toHaveCount(5);
      await expect(part(page, text.figures).getByRole('link')).toHaveCount(14);
      await expect(part(page, text.lately).getByRole('link')).toHaveCount(12);
      await expect(part(page, text.trends).getByRole('figure')).toHaveCount(4);
      await part(page, text.trends).getByText(text.table).first().click();
      await expect(part(page, text.trends).getByRole('row')).toHaveCount(31);
      await expectAccessible(page);

      // Beside it, or behind its menu, stands a panel that is nobody else's.
      if (isPhone) {
        await page.getByRole('button', { name: text.menu }).click();
        await expect(page.getByRole('dialog', { name: text.panel })).toBeVisible();
        await expectAccessible(page, { within: '[role="dialog"]' });
      }
      const panel = isPhone
        ? page.getByRole('dialog', { name: text.panel })
        : page.getByRole('region', { name: text.panel });
      await expect(panel.getByText(text.panel, { exact: true })).toBeVisible();
      const shell = panel.locator('xpath=ancestor-or-self::*[@data-tone="night"]').first();
      const night = await ground(shell);
      await panel.getByRole('button', { name: text.dark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await ground(shell)).toBe(night);
      await expect(panel.getByRole('navigation', { name: text.pages })).toBeVisible();
      if (isPhone)
        await expect(page.locator('header').first()).toHaveCSS('background-color', night);
    });
  });
}

test('every figure is as long as the list that it leads to', async ({ page }) => {
  await signIn(page, administrator);
  const figures = await read<Schemas['AdminDashboard']>(page, '/admin/dashboard');
  await page.goto('/admin');
  const links: [name: string, figure: number, list: RegExp][] = [
    ['Bütün kullanıcılar', figures.totalUsers, /^\/admin\/users$/],
    ['Müşteriler', figures.totalCustomers, /\/admin\/users\?role=CUSTOMER$/],
    ['Kaptanlar', figures.totalCaptains, /\/admin\/users\?role=BOAT_OWNER$/],
    ['Bekleyen başvurular', figures.pendingApplications, /\/admin\/captain-applications$/],
    ['Bütün tekneler', figures.totalBoats, /\/admin\/offers$/],
    ['Yayındaki tekneler', figures.publishedBoats, /\/admin\/offers\?status=ACTIVE$/],
    ['Bütün turlar', figures.totalTours, /\/admin\/offers\?kind=TOUR$/],
    ['Yayındaki turlar', figures.activeTours, /\/admin\/offers\?kind=TOUR&status=ACTIVE$/],
    ['Bütün rezervasyonlar', figures.totalBookings, /\/admin\/bookings$/],
    ['Kaptan onayı bekleniyor', figures.pendingBookings, /\/admin\/bookings\?status=PENDING$/],
    [
      'Bu ay yapılan',
      figures.thisMonthBookings,
      /\/admin\/bookings\?createdFrom=2026-06-01&createdTo=2026-06-30$/,
    ],
    ['Tüm yorumlar', figures.totalReviews, /\/admin\/reviews$/],
  ];
  const main = page.getByRole('main');
  for (const [name, figure, list] of links) {
    const shown = new Intl.NumberFormat('tr-TR').format(figure);
    const link = part(page, words.tr.figures).getByRole('link', { name: `${name} ${shown}` });
    await expect(link).toHaveAttribute('href', list);
    await link.click();
    // The list says how many it has.
    await expect(main.getByRole('status').filter({ hasText: shown }).first()).toBeVisible();
    await page.goBack();
  }
});

test('a queue leads to its list and to what waits longest; an empty one says so', async ({
  page,
}) => {
  await signIn(page, administrator);
  const queues = await read<Schemas['AdminQueue'][]>(page, '/admin/queues');
  await page.goto('/admin');
  const rows = part(page, words.tr.queues).getByRole('listitem');
  for (const [index, { queue, count, oldestId }] of queues.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('link').first()).toContainText(String(count));
    const oldest = row.getByRole('link', { name: /^En eskisi:/ });
    // Of the reported reviews it is the first of the list.
    const named = queue === 'REPORTED_REVIEWS' ? 'view=reported' : oldestId;
    await expect(oldest).toHaveAttribute('href', new RegExp(`${named}$`));
  }
  await rows
    .first()
    .getByRole('link', { name: /^En eskisi:/ })
    .click();
  await expect(page).toHaveURL(`/admin/captain-applications/${queues[0]?.oldestId}`);

  await startFrom(page, 'empty');
  await signIn(page, administrator);
  const left = await read<Schemas['AdminQueue'][]>(page, '/admin/queues');
  const empty = left.filter(({ count }) => count === 0).length;
  expect(empty).toBeGreaterThan(0);
  await page.goto('/admin?activity=BOOKING');
  await expect(part(page, words.tr.queues).getByText('Bekleyen yok')).toHaveCount(empty);
  await expect(part(page, words.tr.lately)).toContainText('Son yedi günde böyle bir şey olmadı.');
  await expect(part(page, words.tr.trends).getByText('gösterilecek bir şey yok')).toHaveCount(3);
});

test('each part loads and fails by itself', async ({ page }) => {
  await signIn(page, administrator);
  const release = await holding(page, 'getPlatformTrends');
  const mendFigures = await failing(page, 'getAdminDashboard', { status: 400 });
  await page.goto('/admin');
  const { queues, figures, lately, trends } = words.tr;
  await expect(part(page, queues).getByRole('listitem')).toHaveCount(5);
  await expect(part(page, lately).getByRole('link').first()).toBeVisible();
  await expect(part(page, trends).locator('[aria-busy="true"]')).toBeAttached();
  await expect(part(page, figures).getByRole('alert')).toBeVisible();
  await release();
  const mendTrends = await failing(page, 'getPlatformTrends', { status: 400 });
  await page.reload();
  const refresh = part(page, trends).getByRole('button', { name: 'Yenile' });
  await expect(refresh).toBeVisible();
  await expect(part(page, figures).getByRole('alert')).toBeVisible();
  await mendTrends();
  await refresh.click();
  await expect(part(page, trends).getByRole('figure')).toHaveCount(4);
  await mendFigures();
  await failing(page, 'listAdminQueues', { status: 400 });
  await failing(page, 'listAdminActivity', { status: 400 });
  await page.reload();
  await expect(part(page, figures).getByRole('link')).toHaveCount(14);
  await expect(part(page, queues).getByRole('alert')).toBeVisible();
  await expect(part(page, lately).getByRole('alert')).toBeVisible();
});

test('what happened is told by its day in Istanbul, of one kind where that is chosen', async ({
  page,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin');
  const lately = part(page, words.tr.lately);
  await lately.getByRole('button', { name: /Göster/ }).click();
  await page.getByRole('option', { name: 'Kaptan başvurusu' }).click();
  await expect(page).toHaveURL('/admin?activity=APPLICATION');
  const entries = lately.getByRole('listitem');
  await expect(entries.first()).toContainText('Kaptan başvurusu');
  await expect(entries.first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/admin\/captain-applications\/\d+$/,
  );
  // Half past midnight in Istanbul is still yesterday in London.
  await setClock(page, `${today}T21:30:00Z`);
  await page.goto('/admin?days=7');
  await expect(page.getByRole('main').getByText('13 Haziran 2026 Cumartesi')).toBeVisible();
  await expect(part(page, words.tr.trends).getByRole('radio', { name: '7 gün' })).toBeChecked();
  await part(page, words.tr.lately).getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect.poll(() => lately.getByRole('listitem').count()).toBeGreaterThan(12);
});

test('the office comes together over a connection that fails once in five', async ({ page }) => {
  await signIn(page, administrator);
  const mend = await misbehave(page);
  await page.goto('/admin');
  const { queues, figures, lately, trends } = words.tr;
  await until(
    page,
    async () =>
      (await part(page, queues).getByRole('listitem').count()) === 5 &&
      (await part(page, figures).getByRole('link').count()) === 14 &&
      (await part(page, lately).getByRole('link').count()) === 12 &&
      (await part(page, trends).getByRole('figure').count()) === 4,
    async () => undefined,
  );
  await mend();
});

test('only administrators have it', async ({ page }) => {
  for (const person of ['mehmet.agaoglu', 'elif.yildiz']) {
    await page.context().clearCookies({ name: /^pruva_/ });
    await signIn(page, person);
    for (const path of ['/admin', '/admin/audit', '/admin/offers']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: words.tr.panel })).toHaveCount(0);
    }
  }
  for (const operation of ['getAdminDashboard', 'listAuditPage', 'listManagedBoatsPage'] as const)
    expect(await callCount(page, operation)).toBe(0);
});
