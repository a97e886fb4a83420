import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { putApplications } from '../support/applications.ts';
import { putRecords } from '../support/mock.ts';
import { lockedPdf, pagesPdf, scannedPdf } from '../support/pdf.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const DECODER = /openjpeg/;

/** Opens an application whose documents are these, by the names of their files. */
async function openWith(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const documentFilePaths = Object.keys(files).map((name) => `applications/9001/${name}`);
  await putApplications(page, [9001], { documentFilePaths });
  await putRecords(page, {
    files: Object.values(files).map((bytes, index) => ({
      id: 90_000 + index,
      path: documentFilePaths[index] ?? '',
      contentType: 'application/pdf',
      base64: bytes.toString('base64'),
    })),
  });
  await signIn(page, 'selin.aydin');
  await page.goto('/admin/captain-applications/9001');
  await page.getByRole('heading', { name: 'Belgeler' }).scrollIntoViewIfNeeded();
}

/** How many colours a drawn page has. */
const coloursOf = (page: Page, number: number) =>
  page.getByRole('img', { name: `${number}. sayfa`, exact: true }).evaluate((drawing) => {
    const canvas = drawing as HTMLCanvasElement; // a page of a PDF is one
    const { data = [] } =
      canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return colours.size;
  });

test('scans are drawn, and the decoder of JPEG 2000 is downloaded for those alone', async ({
  page,
}) => {
  const decoders: string[] = [];
  page.on('request', (request) => {
    if (DECODER.test(request.url())) decoders.push(request.url());
  });
  await openWith(page, {
    'metin.pdf': pagesPdf(1),
    'siyah-beyaz.pdf': scannedPdf('jbig2'),
    'renkli.pdf': scannedPdf('jpeg2000'),
  });
  const main = page.getByRole('main');
  const drawing = main.getByRole('img', { name: '1. sayfa' });
  const empty = main.getByText(/boş ya da/);
  for (const name of ['metin.pdf', 'siyah-beyaz.pdf', 'renkli.pdf']) {
    await expect(main.getByText(name).first()).toBeVisible();
    await expect(drawing).toHaveAttribute('aria-busy', 'false');
    await expect(empty).toHaveCount(0);
    expect(await coloursOf(page, 1), name).toBeGreaterThan(1);
    if (name === 'renkli.pdf') expect(await coloursOf(page, 1)).toBeGreaterThan(20);
    else expect(decoders).toEqual([]);
    await page.keyboard.press('n');
  }
  expect(decoders).toHaveLength(1);
});

test('what cannot be drawn says so, and can be downloaded', async ({ page }) => {
  await openWith(page, {
    'kilitli.pdf': lockedPdf(),
    'bos.pdf': Buffer.alloc(0),
    'metin.pdf': Buffer.from('Bu bir PDF değil.\n'.repeat(40)),
    'yarim.pdf': pagesPdf(3).subarray(0, 60),
    'bos-sayfa.pdf': pagesPdf(2, [1]),
  });
  const main = page.getByRole('main');
  for (const name of ['kilitli.pdf', 'bos.pdf', 'metin.pdf', 'yarim.pdf']) {
    await expect(main.getByText(name).first()).toBeVisible();
    const notice = main.getByRole('alert');
    await expect(notice, name).toContainText('Bu dosya gösterilemiyor');
    // Of nothing there is nothing to download.
    if (name === 'bos.pdf') {
      await expect(notice).toContainText('Dosya boş');
      await page.keyboard.press('n');
      continue;
    }
    const way = notice.getByRole('link', { name: 'İndir' });
    await expect(way).toHaveAttribute('download', name);
    const downloading = page.waitForEvent('download');
    await way.click();
    expect((await downloading).suggestedFilename()).toBe(name);
    await page.keyboard.press('n');
  }
  // A page that shows nothing says so above it; the next one is drawn as it is.
  const note = main.getByText(/1\. sayfa boş ya da/);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'İndir' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('img', { name: '2. sayfa' }).scrollIntoViewIfNeeded();
  await expect(main.getByText(/2\. sayfa boş/)).toHaveCount(0);
});

test('of three hundred pages those in sight are drawn, and no others are kept @phone', async ({
  page,
}) => {
  await openWith(page, { 'defter.pdf': pagesPdf(300) });
  const main = page.getByRole('main');
  const stage = main.getByRole('region', { name: 'defter.pdf' });
  const drawings = stage.getByRole('img', { name: /^\d+\. sayfa$/ });
  await expect(drawings.first()).toHaveAttribute('aria-busy', 'false');
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await stage.evaluate((element, share) => {
      element.scrollTop = (element.scrollHeight - element.clientHeight) * share;
    }, part);
    const number = Math.max(1, Math.round(300 * part));
    const near = stage.getByRole('img', {
      name: new RegExp(`^(${number}|${number - 1}|${number + 1})\\. sayfa$`),
    });
    await expect(near.first()).toHaveAttribute('aria-busy', 'false');
  }
  await expect(stage.getByRole('img', { name: '300. sayfa' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  expect(await drawings.count()).toBeLessThan(6);
  await stage.evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(stage.getByRole('img', { name: '1. sayfa', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});
