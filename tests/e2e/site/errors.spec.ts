import { address } from '../support/address.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, holding } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { goDownTo } from '../support/person.ts';
import { expect, type Language, languages, test } from '../support/test.ts';

type Texts = Record<Language, string>;

const timedOut: Texts = {
  tr: 'İstek zaman aşımına uğradı. Lütfen tekrar deneyin.',
  en: 'Request timed out. Please try again.',
};
const sessionEnded: Texts = {
  tr: 'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.',
  en: 'Authentication failed. Please log in again.',
};

interface Failure {
  status: number;
  heading: Texts;
  message: Texts;
  /** Whether another try is offered: not after a refusal that would be the same again. */
  retryable: boolean;
}
const connection: Texts = { tr: 'Bağlantı Hatası', en: 'Connection error' };
const server: Texts = { tr: 'Sunucu Hatası', en: 'Server error' };

/** What the list of boats can answer, and what is then said: each category of errors has its own texts. */
const failures: readonly Failure[] = [
  {
    status: 400,
    heading: { tr: 'Doğrulama Hatası', en: 'Validation error' },
    message: { tr: 'Geçersiz istek, sayfayı yenileyin', en: 'Invalid request, refresh the page' },
    retryable: false,
  },
  { status: 408, heading: connection, message: timedOut, retryable: true },
  {
    status: 429,
    heading: { tr: 'İstemci Hatası', en: 'Client error' },
    message: {
      tr: 'Çok fazla istek gönderildi. Lütfen 30 saniye sonra tekrar deneyin.',
      en: 'Too many requests. Please try again in 30 seconds.',
    },
    retryable: true,
  },
  {
    status: 500,
    heading: server,
    message: {
      tr: 'Sunucuda bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
      en: 'Server error occurred. Please try again later.',
    },
    retryable: true,
  },
  {
    status: 502,
    heading: server,
    message: {
      tr: 'Hizmet geçici olarak kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
      en: 'Service temporarily unavailable. Please try again later.',
    },
    retryable: true,
  },
  {
    status: 503,
    heading: server,
    message: {
      tr: 'Hizmet şu anda kullanılamıyor. Lütfen 30 saniye sonra tekrar deneyin.',
      en: 'Service is temporarily unavailable. Please try again in 30 seconds.',
    },
    retryable: true,
  },
  { status: 504, heading: server, message: timedOut, retryable: true },
];

const reload: Texts = { tr: 'Sayfayı yenileyin', en: 'Reload the page' };
const tryAgain: Texts = { tr: 'Tekrar dene', en: 'Try again' };
const writeToUs: Texts = { tr: 'bize yazın', en: 'write to us' };

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });
    test('every status is told in the words of its kind', async ({ page }) => {
      for (const { status, heading, message, retryable } of failures) {
        await test.step(String(status), async () => {
          const mend = await failing(page, 'searchBoatsPage', { status });
          await page.goto('/boats');
          const alert = page.getByRole('alert');
          await expect(alert.getByRole('heading')).toHaveText(heading[language]);
          await expect(alert.getByText(message[language], { exact: true })).toBeVisible();
          await expect(alert.getByRole('link', { name: writeToUs[language] })).toHaveCount(
            heading === server ? 1 : 0,
          );
          const retry = alert.getByRole('button', { name: tryAgain[language] });
          await expect(retry).toHaveCount(retryable ? 1 : 0);
          // Where waiting helps, loading the page anew is one more request too many.
          if (retryable) await expect(alert.getByText(reload[language])).toHaveCount(0);
          await mend();
        });
      }
    });

    test('who finds the service broken can write to us', async ({ page }) => {
      await failing(page, 'searchBoatsPage', { status: 500 });
      await page.goto('/boats');
      await page.getByRole('alert').getByRole('link', { name: writeToUs[language] }).click();
      await expect(page).toHaveURL(address('/contact', language));
    });

    test('401, 403 and 404 are told too, and the connection that fails', async ({ page }) => {
      const mendReviews = await failing(page, 'listFilteredBoatReviewsPage', { status: 404 });
      await page.goto('/boats/1');
      await goDownTo(page, /^(Yorumlar|Reviews)$/);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        {
          tr: 'İstenen kayıt bulunamadı.',
          en: 'The requested resource was not found.',
        }[language],
      );
      await mendReviews();

      const permit = await failing(page, 'getBoat', { status: 403 });
      await page.goto('/boats/1');
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
        { tr: 'Yetkilendirme Hatası', en: 'Authorization error' }[language],
      );
      await expect(page.getByRole('alert')).toContainText(
        {
          tr: 'Bu işlemi yapmaya yetkiniz yok.',
          en: "You don't have permission to perform this action.",
        }[language],
      );
      await permit();

      const admit = await failing(page, 'getBoat', { status: 401 });
      await page.goto('/boats/1');
      // Said on the page, which is for everybody: nobody is led away from it.
      await expect(page.getByRole('main').getByRole('alert')).toContainText(sessionEnded[language]);
      await expect(page).toHaveURL(address('/boats/1', language));
      await admit();

      const connect = await failing(page, 'searchBoatsPage', { hangUp: true });
      await page.goto('/boats');
      // The map beside the list says for itself that it cannot be had, whichever of its files was on the way.
      const alert = page.getByRole('main').getByRole('alert').first();
      expectError(page, /Worker failed to load|Unable to preload CSS|dynamically imported module/);
      await expect(alert).toContainText(
        {
          tr: 'Sunucuya bağlanılamıyor. Lütfen daha sonra tekrar deneyin.',
          en: 'Unable to connect to the server. Please try again later.',
        }[language],
      );
      await expect(alert.getByRole('heading')).toHaveText(connection[language]);

      await page.context().setOffline(true);
      await alert.getByRole('button', { name: tryAgain[language] }).click();
      await expect(alert).toContainText(
        {
          tr: 'Ağ bağlantısı kurulamadı. Lütfen internet bağlantınızı kontrol edin.',
          en: 'Network connection failed. Please check your internet connection.',
        }[language],
      );
      await page.context().setOffline(false);

      await connect();
      await holding(page, 'searchBoatsPage');
      await alert.getByRole('button', { name: tryAgain[language] }).click();
      await hurryUntil(
        page,
        page.getByText(
          {
            tr: 'Bağlantı zaman aşımına uğradı. Lütfen internet bağlantınızı kontrol edip tekrar deneyin.',
            en: 'Connection timed out. Please check your internet connection and try again.',
          }[language],
        ),
      );
    });
  });
}

test('a read is tried three times before it counts as failed, a search once', async ({ page }) => {
  await failing(page, 'getBoat', { status: 500 });
  await page.goto('/boats/1');
  await hurryUntil(page, page.getByRole('heading', { name: 'Sunucu Hatası' }));
  expect(await callCount(page, 'getBoat')).toBe(3);

  await failing(page, 'searchBoatsPage', { status: 500 });
  await page.goto('/boats');
  await expect(page.getByRole('heading', { name: 'Sunucu Hatası' })).toBeVisible();
  expect(await callCount(page, 'searchBoatsPage')).toBe(1);
});

test('a read that fails only now and then is not told of', async ({ page }) => {
  await failing(page, 'getBoat', { status: 500, count: 2 });
  await page.goto('/boats/1');
  await hurryUntil(page, page.getByRole('heading', { level: 1, name: 'Gülşah' }));
  expect(await callCount(page, 'getBoat')).toBe(3);
});

test('an answer that is not what the contract promises is an unexpected error', async ({
  page,
}) => {
  await failing(page, 'searchBoatsPage', { malformed: true });
  await page.goto('/boats');
  await expect(page.getByRole('alert')).toContainText(
    'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  );
});
