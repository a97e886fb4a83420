import { describe, expect, it, vi } from 'vitest';
import { ApiError, localCodes } from '../../api/errors/api-error.ts';
import { createCallMemory } from '../draft/call-memory.ts';
import { onceOnly } from './once-only.ts';

const lost = new ApiError({ category: 'NETWORK', code: localCodes.timeout, retryable: true });
const refused = (status: number) =>
  new ApiError({ category: 'VALIDATION', code: 'VALIDATION_FAILED', status });

function aCall() {
  const call = vi.fn(async (name: string, key: string) => `${name} stored by ${key}`);
  const keys = () => call.mock.calls.map(([, key]) => key);
  const names = () => call.mock.calls.map(([name]) => name);
  return { call, send: onceOnly(call), keys, names };
}

describe('what is to be done once', () => {
  it('answers what was sent, and takes a new key for the next', async () => {
    const { send, keys } = aCall();
    expect(await send('Mavi')).toMatchObject({ sent: 'Mavi' });
    await send('Mavi');
    expect(new Set(keys()).size).toBe(2);
  });

  it('is sent again as it was when its answer was lost, whatever is wanted by now', async () => {
    const { call, send, keys, names } = aCall();
    call.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    await expect(send('Mavi')).rejects.toBe(lost);
    await expect(send('Yeşil')).rejects.toBe(lost);
    expect(await send('Beyaz')).toMatchObject({ sent: 'Mavi' });
    expect(names()).toEqual(['Mavi', 'Mavi', 'Mavi']);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is sent again as it was by a later page that has the same memory', async () => {
    const { call, names, keys } = aCall();
    const memory = createCallMemory();
    call.mockRejectedValueOnce(lost);
    await expect(onceOnly(call, memory)('Mavi')).rejects.toBe(lost);
    expect(await onceOnly(call, memory)('Yeşil')).toMatchObject({ sent: 'Mavi' });
    expect(memory.read()).toBeUndefined();
    expect(names()).toEqual(['Mavi', 'Mavi']);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is forgotten once the service refuses it, and the new contents go', async () => {
    const { call, send, names } = aCall();
    call.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused(422));
    await expect(send('Mavi')).rejects.toBe(lost);
    expect(await send('Yeşil')).toMatchObject({ sent: 'Yeşil' });
    expect(names()).toEqual(['Mavi', 'Mavi', 'Yeşil']);
  });

  it('is not forgotten by a refusal that says nothing of an earlier try', async () => {
    const { call, send } = aCall();
    for (const status of [401, 403, 408, 429, 500, 503]) {
      call.mockRejectedValueOnce(refused(status));
      await expect(send('Mavi')).rejects.toMatchObject({ status });
    }
    expect(await send('Yeşil')).toMatchObject({ sent: 'Mavi' });
  });

  it('that was refused at once is not sent again', async () => {
    const { call, send, names } = aCall();
    call.mockRejectedValueOnce(refused(409));
    await expect(send('Mavi')).rejects.toMatchObject({ status: 409 });
    await send('Yeşil');
    expect(names()).toEqual(['Mavi', 'Yeşil']);
  });
});
