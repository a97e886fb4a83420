import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors/api-error.ts';
import { keepShown } from './keep-shown.ts';

const down = new ApiError({
  category: 'SERVER',
  code: 'SERVICE_UNAVAILABLE',
  status: 503,
  retryable: true,
});
const forbidden = new ApiError({ category: 'AUTHORIZATION', code: 'FORBIDDEN', status: 403 });
const failing = (error: ApiError) => () => Promise.reject(error);

it('keeps what an open page shows while it cannot be had again', async () => {
  const load = keepShown<string>();
  expect(await load({ key: '1', cause: 'enter' }, async () => 'Gülşah')).toBe('Gülşah');
  expect(await load({ key: '1', cause: 'stay' }, failing(down))).toBe('Gülşah');
});

it('keeps nothing of what is refused, of another page, or of one that is entered anew', async () => {
  const load = keepShown<string>();
  await load({ key: '1', cause: 'enter' }, async () => 'Gülşah');
  expect(await load({ key: '1', cause: 'stay' }, failing(forbidden))).toBe(forbidden);
  expect(await load({ key: '2', cause: 'stay' }, failing(down))).toBe(down);
  expect(await load({ key: '1', cause: 'enter' }, failing(down))).toBe(down);
});

it('is not led astray by what is loaded ahead', async () => {
  const load = keepShown<string>();
  await load({ key: '1', cause: 'enter' }, async () => 'Gülşah');
  await load({ key: '2', cause: 'preload' }, async () => 'İmbat');
  expect(await load({ key: '1', cause: 'stay' }, failing(down))).toBe('Gülşah');
});

it('leaves a bug to whoever watches over the app', async () => {
  const load = keepShown<string>();
  const bug = new TypeError('a bug');
  await expect(load({ key: '1', cause: 'enter' }, () => Promise.reject(bug))).rejects.toBe(bug);
});
