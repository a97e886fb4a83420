import { afterEach, expect, it } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { type Mock, mock } from '../../behaviour.ts';
import { callerOf } from '../../testing/client.ts';
import { type RunningMock, startMock } from '../mock.ts';

let running: RunningMock | undefined;
afterEach(() => running?.close());

const message = {
  name: 'Deniz Kaya',
  email: 'deniz@pruva.example',
  subject: 'Tekne turu',
  message: 'Mayıs ayında bir tur düşünüyoruz.',
};

/** A mock of which something is broken; answers a caller and what was logged. */
async function startBroken(broken: Partial<Mock>) {
  const lines: string[] = [];
  running = await startMock(
    { ...mock, ...broken },
    { contract: CONTRACT_FILES, port: 0, today: '2026-11-20', log: (line) => lines.push(line) },
  );
  return { caller: callerOf(running.url, 'broken'), lines };
}

const fail = () => {
  throw new Error('the anchor is lost');
};

it.each<[string, Partial<Mock>, string]>([
  [
    'a handler',
    { handlers: { ...mock.handlers, createContactMessage: fail } },
    'createContactMessage',
  ],
  ['what time changes', { settle: fail }, 'createContactMessage'],
  ['a world', { buildWorld: fail }, 'POST /api/contact-messages'],
])('%s that fails is answered and logged with operation and reason', async (_, broken, what) => {
  const { caller, lines } = await startBroken(broken);
  const answer = await caller.call('POST', '/api/contact-messages', { body: message });
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'MOCK_FAILED', message: expect.stringContaining('the anchor is lost') },
  });
  const told = lines.join('\n');
  expect(told).toContain(what);
  expect(told).toContain('the anchor is lost');
});

it.each<[string, Partial<Mock>]>([
  ['a route', { runControl: fail }],
  ['a world', { buildWorld: fail }],
])('%s of the control that fails is answered and logged', async (_, broken) => {
  const { caller, lines } = await startBroken(broken);
  const answer = await caller.call('POST', '/_mock/reset', { body: { scenario: 'empty' } });
  expect(answer).toMatchObject({
    status: 500,
    body: { message: 'POST /_mock/reset failed: the anchor is lost' },
  });
  expect(lines.join('\n')).toContain('POST /_mock/reset failed: Error: the anchor is lost');
});
