import { cards, expectCount } from '../support/boats.ts';
import { searchBoats } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

const SPAM = 'Pruva kapandı, 0555 000 00 00';

for (const { list, heading, field } of [
  { list: '/boats', heading: 'Tekneler', field: 'Yer veya tekne' },
  { list: '/tours', heading: 'Turlar', field: 'Yer veya tur' },
]) {
  for (const name of ['location', 'name']) {
    test(`${list} says nothing at its head that the address made up as ${name}`, async ({
      page,
    }) => {
      await page.goto(`${list}?${name}=${encodeURIComponent(SPAM)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Pruva`);
      await expect(page.getByRole('main').getByLabel(field)).toHaveValue(SPAM);
    });
  }
}

test('a place at the head is written as it is called, and a text found is not repeated', async ({
  page,
}) => {
  const { totalElements } = await searchBoats(page, { location: 'Göcek' });
  await page.goto('/boats?location=gocek');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Göcek çevresinde ${totalElements} tekne`,
  );
  await expect(page).toHaveTitle('Göcek çevresindeki tekneler · Pruva');

  await page.goto('/boats?name=gulsah');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 tekne');
  await page.goto('/tours?location=gocek');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Göcek çevresinde \d+ tur$/);
});

const NONSENSE = [
  'page=1e99&minPrice=-1&maxPrice=1e99&minRating=77',
  'area=1,2,3,4,5&area=NaN,0,0,0&sort=worst&map=often&startDate=2001-01-01&endDate=9999-99-99',
].join('&');

test('values that make no sense leave the list as it is', async ({ page }) => {
  const { totalElements } = await searchBoats(page);
  await page.goto(`/boats?${NONSENSE}&minCapacity=1e9&minCabins=0.5&features=%E2%80%8B&compare=x`);
  await expectCount(page, totalElements);

  await page.goto('/tours');
  const plain = await page.getByRole('heading', { level: 1, name: /^\d/ }).innerText();
  await page.goto(`/tours?${NONSENSE}&guests=1e99&duration=ever&language=xx`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain);
});

test('pages of one offer pass over what makes no sense', async ({ page }) => {
  await page.goto('/boats/1?start=2027-05-01&end=9999-12-31&guests=1e9&from=99&month=9999-99');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  await page.goto('/boats/1?month=9999-12&guests=1000&services=999999999999999x999');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  await page.goto('/tours/1?guests=1e99&date=1e99&month=0001-01');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/1e\+?9|∞|NaN|999\.999/)).toHaveCount(0);
});

test('no more boats are compared than can be', async ({ page }) => {
  await page.goto('/boats?compare=1,2,3,4,5,6,7,8');
  await expect(cards(page)).toHaveCount(12);
  await expect(
    page.getByRole('region', { name: 'Karşılaştırma' }).getByRole('listitem'),
  ).toHaveCount(4);
});
