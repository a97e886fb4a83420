import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages as enRefusals } from '../../i18n/catalogues/refusals/en.po';
import { messages as trRefusals } from '../../i18n/catalogues/refusals/tr.po';
import { messages as enEverywhere } from '../../i18n/messages.en.ts';
import { messages as trEverywhere } from '../../i18n/messages.tr.ts';
import {
  dropConnection,
  dropConnectionInBody,
  failure,
  json,
  neverAnswer,
  text,
} from '../testing/faulty-server.ts';
import { createTestApi, failureOf, type TestApi, timeout } from '../testing/test-api.ts';
import { errorText, learnRefusals } from './messages.ts';

const en = { ...enEverywhere, ...enRefusals };
const tr = { ...trEverywhere, ...trRefusals };
const english = setupI18n({ locale: 'en', messages: { en } });
const turkish = setupI18n({ locale: 'tr', messages: { tr } });

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

async function failedCall(online = true) {
  const { client } = testApi.openTab('/', { isOnline: () => online });
  return failureOf(client.GET('/boats/{id}', { params: { path: { id: 1 } } }));
}

const timedOut = [
  'Request timed out. Please try again.',
  'İstek zaman aşımına uğradı. Lütfen tekrar deneyin.',
] as const;
const unexpected = [
  'An unexpected error occurred. Please try again.',
  'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
] as const;

describe('by status, whatever the server wrote', () => {
  it.each([
    [
      401,
      'Authentication failed. Please log in again.',
      'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.',
    ],
    [403, "You don't have permission to perform this action.", 'Bu işlemi yapmaya yetkiniz yok.'],
    [404, 'The requested resource was not found.', 'İstenen kayıt bulunamadı.'],
    [408, ...timedOut],
    [
      429,
      'Too many requests. Please wait a moment and try again.',
      'Çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.',
    ],
    [
      500,
      'Server error occurred. Please try again later.',
      'Sunucuda bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
    ],
    [
      502,
      'Service temporarily unavailable. Please try again later.',
      'Hizmet geçici olarak kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    ],
    [
      503,
      'Service is temporarily unavailable. Please try again later.',
      'Hizmet şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    ],
    [504, ...timedOut],
  ])('%i', async (status, inEnglish, inTurkish) => {
    testApi.server.behave(failure(status));
    const error = await failedCall();
    expect(errorText(english, error)).toBe(inEnglish);
    expect(errorText(turkish, error)).toBe(inTurkish);
  });
});

describe('how long to wait, where the answer says it', () => {
  it.each([
    [
      429,
      '30',
      'Too many requests. Please try again in 30 seconds.',
      'Çok fazla istek gönderildi. Lütfen 30 saniye sonra tekrar deneyin.',
    ],
    [
      429,
      '1',
      'Too many requests. Please try again in 1 second.',
      'Çok fazla istek gönderildi. Lütfen 1 saniye sonra tekrar deneyin.',
    ],
    [
      503,
      '120',
      'Service is temporarily unavailable. Please try again in 2 minutes.',
      'Hizmet şu anda kullanılamıyor. Lütfen 2 dakika sonra tekrar deneyin.',
    ],
    [
      503,
      '5400',
      'Service is temporarily unavailable. Please try again in 2 hours.',
      'Hizmet şu anda kullanılamıyor. Lütfen 2 saat sonra tekrar deneyin.',
    ],
    [
      429,
      '0',
      'Too many requests. Please wait a moment and try again.',
      'Çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.',
    ],
    [
      500,
      '30',
      'Server error occurred. Please try again later.',
      'Sunucuda bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
    ],
  ])('%i, %s seconds', async (status, seconds, inEnglish, inTurkish) => {
    testApi.server.behave(failure(status, { 'Retry-After': seconds }));
    const error = await failedCall();
    expect(errorText(english, error)).toBe(inEnglish);
    expect(errorText(turkish, error)).toBe(inTurkish);
  });
});

describe('by a code that is known, whatever the server wrote', () => {
  it.each([
    [
      400,
      'INVALID_REQUEST',
      'Invalid request, refresh the page',
      'Geçersiz istek, sayfayı yenileyin',
    ],
    [
      409,
      'TOUR_DATE_BOOKED',
      'A date with pending or confirmed bookings cannot be deleted.',
      'Bekleyen veya onaylanmış rezervasyonu olan tur tarihi silinemez.',
    ],
    [413, 'FILE_TOO_LARGE', 'The file is too large.', 'Dosya çok büyük.'],
    [
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Files of this kind are not accepted.',
      'Bu türde dosyalar kabul edilmiyor.',
    ],
    [422, 'VALIDATION_FAILED', 'Some fields are not valid.', 'Bazı alanlar geçerli değil.'],
  ])('%i %s', async (status, code, inEnglish, inTurkish) => {
    await learnRefusals();
    testApi.server.behave(json(status, { message: 'Nope.', code, errors: [], requestId: 'r1' }));
    const error = await failedCall();
    expect(errorText(english, error)).toBe(inEnglish);
    expect(errorText(turkish, error)).toBe(inTurkish);
  });

  it('quotes what only the service knows: which days, how many', async () => {
    const message = 'These days are booked: 2026-07-14';
    testApi.server.behave(json(409, { message, code: 'DAY_BOOKED', errors: [], requestId: 'r1' }));
    expect(errorText(turkish, await failedCall())).toBe(message);
  });
});

describe('any other status quotes the server', () => {
  it.each([400, 402, 405, 409, 410, 413, 415, 418, 422, 501, 505, 507])('%i', async (status) => {
    testApi.server.behave(failure(status));
    const error = await failedCall();
    expect(errorText(english, error)).toBe(`Message ${status}`);
    expect(errorText(turkish, error)).toBe(`Message ${status}`);
  });

  it.each([
    [400, 'Invalid request, refresh the page', 'Geçersiz istek, sayfayı yenileyin'],
    [409, 'Server error', 'Sunucu hatası'],
    [422, 'Server error', 'Sunucu hatası'],
    [507, 'Server error', 'Sunucu hatası'],
  ])('%i without a message', async (status, inEnglish, inTurkish) => {
    testApi.server.behave(text(status, ''));
    const error = await failedCall();
    expect(errorText(english, error)).toBe(inEnglish);
    expect(errorText(turkish, error)).toBe(inTurkish);
  });
});

describe('without an answer', () => {
  it('the device is offline', async () => {
    testApi.server.behave(dropConnection);
    const error = await failedCall(false);
    expect(errorText(english, error)).toBe(
      'Network connection failed. Please check your internet connection.',
    );
    expect(errorText(turkish, error)).toBe(
      'Ağ bağlantısı kurulamadı. Lütfen internet bağlantınızı kontrol edin.',
    );
  });

  it('the server cannot be reached', async () => {
    testApi.server.behave(dropConnection);
    const error = await failedCall();
    expect(errorText(english, error)).toBe(
      'Unable to connect to the server. Please try again later.',
    );
    expect(errorText(turkish, error)).toBe(
      'Sunucuya bağlanılamıyor. Lütfen daha sonra tekrar deneyin.',
    );
  });

  it('the connection breaks', async () => {
    testApi.server.behave(dropConnectionInBody);
    const error = await failedCall();
    expect(errorText(english, error)).toBe(
      'Network error occurred. Please check your connection and try again.',
    );
    expect(errorText(turkish, error)).toBe(
      'Ağ hatası oluştu. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
    );
  });

  it('it takes too long', async () => {
    testApi.server.behave(neverAnswer(() => testApi.clock.advance(timeout)));
    const error = await failedCall();
    expect(errorText(english, error)).toBe(
      'Connection timed out. Please check your internet connection and try again.',
    );
    expect(errorText(turkish, error)).toBe(
      'Bağlantı zaman aşımına uğradı. Lütfen internet bağlantınızı kontrol edip tekrar deneyin.',
    );
  });
});

describe('anything else is unexpected', () => {
  it('a malformed answer', async () => {
    testApi.server.behave(text(200, '{', { 'Content-Type': 'application/json' }));
    const error = await failedCall();
    expect([errorText(english, error), errorText(turkish, error)]).toEqual(unexpected);
  });

  it.each([new TypeError('x is not a function'), 'a string', undefined])('%s', (thrown) => {
    expect([errorText(english, thrown), errorText(turkish, thrown)]).toEqual(unexpected);
  });

  it('a code from the server is never taken for something else', async () => {
    testApi.server.behave(json(418, { message: 'Short and stout.', code: 'constructor' }));
    expect(errorText(english, await failedCall())).toBe('Short and stout.');
  });
});

it('wrong credentials', async () => {
  testApi.server.behave(failure(401));
  const credentials = { username: 'elif', password: 'yanlis1' };
  const error = await failureOf(
    testApi.openTab().client.POST('/auth/login', { body: credentials }),
  );
  expect(errorText(english, error)).toBe('Invalid username or password');
  expect(errorText(turkish, error)).toBe('Geçersiz kullanıcı adı veya şifre');
});
