import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlFailure, control, read } from './control.ts';

afterEach(() => vi.unstubAllGlobals());

/** The failure of a call that is answered so. */
async function failureOf(answer: () => Promise<Response>, call = () => control('GET', '/state')) {
  vi.stubGlobal('fetch', answer);
  const failure: unknown = await call().catch((error: unknown) => error);
  if (!(failure instanceof ControlFailure)) throw new Error(`No ControlFailure: ${failure}`);
  return failure;
}

it.each([
  ['the page of an app without control', async () => new Response('<!doctype html>')],
  ['a proxy with nothing behind it', async () => new Response('', { status: 502 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal in other words', async () => Response.json({ error: 'no' }, { status: 404 })],
])('takes %s for the absence of the mock', async (_, answer) => {
  const { absent, message, cause } = await failureOf(answer);
  expect(absent).toBe(true);
  expect(message).toBe('The mock at /_mock does not answer; npm start serves one.');
  expect(cause).toBeInstanceOf(Error);
});

it("says a refusal in the mock's own words", async () => {
  const { absent, message } = await failureOf(async () =>
    Response.json({ message: 'There is no scenario moon.' }, { status: 400 }),
  );
  expect(absent).toBe(false);
  expect(message).toBe('There is no scenario moon.');
});

it('reports where an answer does not match its schema', async () => {
  const schema = v.object({ clock: v.object({ now: v.string() }) });
  const { absent, message } = await failureOf(
    async () => Response.json({ clock: { now: 3 } }),
    () => read('/state', schema),
  );
  expect(absent).toBe(false);
  expect(message).toContain('clock.now');
});

it('sends changes as JSON and accepts an answer without a body', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  expect(await control('PUT', '/bank', { bank: 'slow' })).toBeUndefined();
  expect(fetch).toHaveBeenCalledWith('/_mock/bank', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"bank":"slow"}',
  });
});
