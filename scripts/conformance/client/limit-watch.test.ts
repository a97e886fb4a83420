import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimitWatch } from './limit-watch.ts';
import { patiently } from './patience.ts';
import { anExchange } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (told?: string) =>
  anExchange({ status: 429, responseHeaders: told === undefined ? {} : { 'retry-after': told } });

test('a request is worth another try when the service says, unless that is too long', () => {
  const watch = createLimitWatch();
  expect(watch.hear(refusal('3'))).toBe(3000);
  expect(watch.hear(refusal())).toBe(1000);
  expect(watch.hear(refusal('3600'))).toBeUndefined();
  expect(watch.hear(anExchange())).toBeUndefined();
  expect(createLimitWatch(2).hear(refusal('3'))).toBeUndefined();
});

test('a limit stays when nothing else is answered for longer than the service said', () => {
  const watch = createLimitWatch();
  for (let count = 0; count < 12; count += 1) watch.hear(refusal('3'));
  expect(watch.signal.aborted).toBe(false);
  vi.advanceTimersByTime(6000);
  expect(watch.hear(refusal('3'))).toBeUndefined();
  expect(watch.signal.aborted).toBe(true);
  expect(watch.seen).toBe('429 to 13 requests in a row (Retry-After: 3)');
});

test('a limit that lets something through in between does not stay', () => {
  const watch = createLimitWatch();
  for (let count = 0; count < 40; count += 1) {
    watch.hear(refusal('1'));
    vi.advanceTimersByTime(1000);
    if (count % 4 === 0) watch.hear(anExchange());
  }
  expect(watch.signal.aborted).toBe(false);
});

test('one that is told for an hour stays at once, but not for a single request', () => {
  const watch = createLimitWatch();
  watch.hear(refusal('3600'));
  expect(watch.signal.aborted).toBe(false);
  for (let count = 0; count < 5; count += 1) watch.hear(refusal('3600'));
  expect(watch.signal.aborted).toBe(true);
});

test('what is refused is sent again twice at most, and not where it is not worth it', async () => {
  let sent = 0;
  const send = (retryIn?: number) => async () => {
    sent += 1;
    return { ...refusal(), ...(retryIn === undefined ? {} : { retryIn }) };
  };
  expect((await patiently(send(1))).status).toBe(429);
  expect(sent).toBe(3);
  await patiently(send());
  expect(sent).toBe(4);
});
