import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { callerOf, startTestMock } from '../../testing/client.ts';

/** Milliseconds for tests that start a mock, or two, on a machine that is busy. */
const TEST_TIMEOUT = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'pruva-mock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it(
  'keeps sessions, their scenario and clock across restarts',
  async () => {
    const data = join(folder, 'kept.sqlite');
    const first = await startTestMock({ data });
    const elif = await callerOf(first.url, 'kept').as('elif.yildiz');
    await elif.call('POST', '/_mock/reset', { body: { scenario: 'busy-season' } });
    await elif.call('PUT', '/_mock/clock', { body: { advanceDays: 2 } });
    await elif.call('PUT', '/api/notifications/user/9/read-all');
    const { body: before } = await elif.call('GET', '/_mock/state');
    await first.close();

    const second = await startTestMock({ data });
    const again = await callerOf(second.url, 'kept').as('elif.yildiz');
    const { body: after } = await again.call('GET', '/_mock/state');
    expect([after.scenario, after.offset]).toEqual([before.scenario, before.offset]);
    expect((await again.call('GET', '/api/notifications/user/9/unread/count')).body.count).toBe(0);
    await second.close();
  },
  TEST_TIMEOUT,
);

it(
  'lets one of two that start at the same instant have the file, and names it to the other',
  async () => {
    const data = join(folder, 'both.sqlite');
    const start = (port: number) => {
      const child = spawn(
        process.execPath,
        ['scripts/mock/main.ts', '--port', String(port), '--data', data],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      return new Promise<{ child: typeof child; said: string }>((resolve) => {
        child.stdout.once('data', () => resolve({ child, said: '' }));
        child.stderr.once('data', (chunk: Buffer) => resolve({ child, said: chunk.toString() }));
      });
    };
    const port = 4300 + (process.pid % 140) * 2;
    const both = await Promise.all([start(port), start(port + 1)]);
    const [winner] = both.filter(({ said }) => said === '');
    const [loser] = both.filter(({ said }) => said !== '');
    expect(loser?.said).toContain(`in use by another mock, process ${winner?.child.pid}`);
    // However it ends, the file is free again.
    const ended = new Promise((resolve) => winner?.child.once('exit', resolve));
    winner?.child.kill('SIGKILL');
    await ended;
    const next = await startTestMock({ data });
    await next.close();
  },
  TEST_TIMEOUT,
);

it(
  'loses no answered write when it is killed',
  async () => {
    const data = join(folder, 'killed.sqlite');
    const port = 4600 + (process.pid % 300);
    const child = spawn(
      process.execPath,
      ['scripts/mock/main.ts', '--port', String(port), '--data', data],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    const caller = callerOf(`http://127.0.0.1:${port}`, 'killed');
    const body = (index: number) => ({
      name: 'Deniz Kaya',
      email: `deniz${index}@pruva.example`,
      subject: 'Tekne',
      message: 'Mayıs ayında bir tur düşünüyoruz.',
    });
    let answered = 0;
    const writing = (async () => {
      for (let index = 0; index < 10_000; index += 1) {
        await caller.call('POST', '/api/contact-messages', { body: body(index) });
        answered += 1;
        if (answered === 40) child.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();

    const second = await startTestMock({ data });
    const snapshot = await callerOf(second.url, 'killed').call('GET', '/_mock/snapshot');
    const { contactMessages } = snapshot.body.changes as Record<string, unknown[]>; // see `Snapshot`
    expect(contactMessages?.length).toBeGreaterThanOrEqual(answered);
    await second.close();
  },
  TEST_TIMEOUT,
);
