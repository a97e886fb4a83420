import { expect, test, vi } from 'vitest';
import { createKeyedCalls } from './keyed-calls.ts';

const lost = new Error('No answer.');

function aForm() {
  const call = vi.fn(async (key: string) => `stored by ${key}`);
  const keyed = createKeyedCalls();
  const keys = () => call.mock.calls.map(([key]) => key);
  return { call, keys, send: (contents: unknown) => keyed(contents, call) };
}

test('contents without an answer are sent again by the same key, and answer what the call answers', async () => {
  const { call, keys, send } = aForm();
  call.mockRejectedValueOnce(lost);
  await expect(send({ email: 'elif@pruva.example' })).rejects.toBe(lost);
  const answer = await send({ email: 'elif@pruva.example' });
  expect(new Set(keys()).size).toBe(1);
  expect(answer).toBe(`stored by ${keys()[0]}`);
});

test('other contents get another key, and so do the first when they come back', async () => {
  const { call, keys, send } = aForm();
  call.mockRejectedValue(lost);
  for (const email of ['elif@pruva.example', 'elif@pruva.test', 'elif@pruva.example']) {
    await expect(send({ email })).rejects.toBe(lost);
  }
  expect(new Set(keys()).size).toBe(3);
});

test('the same contents get another key once there was an answer', async () => {
  const { keys, send } = aForm();
  await send({ day: '2026-06-12' });
  await send({ day: '2026-06-12' });
  expect(new Set(keys()).size).toBe(2);
});
