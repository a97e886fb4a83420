import { describe, expect, it } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { dayOf } from '../../rules/calendar/day.ts';
import { startMockInWorker } from './start.ts';

const { bundle } = CONTRACT_FILES;

describe('a mock in a thread of its own', () => {
  it('answers on the day that was asked for, names its people, and is gone once closed', async () => {
    const today = '2027-03-01';
    const mock = await startMockInWorker({ contract: { bundle }, port: 0, today });
    const health: { time: string } = await (await fetch(`${mock.url}/api/health`)).json();
    expect(dayOf(health.time)).toBe(today);
    expect(mock.people.map(({ role }) => role)).toContain('ADMIN');
    await mock.close();
    await expect(fetch(`${mock.url}/api/health`)).rejects.toThrow();
  });

  it('says why it cannot start', async () => {
    const never = startMockInWorker({ contract: { bundle }, port: 0, today: 'soon' });
    await expect(never).rejects.toThrow('soon is no day');
  });
});
