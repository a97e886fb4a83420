import { beforeEach, expect, test } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { consumeCode, matchingCode, sendCode } from './email-code.ts';

const NOW = Date.parse('2026-06-15T09:00:00Z');
const MINUTE = 60_000;
const ELIF = 'elif@pruva.example';

let store: Store;
beforeEach(() => {
  store = createStore(createWorld({ scenario: 'test', today: '2026-06-15' }, {}));
});

const sent = () => store.outbox.all().at(-1)?.code ?? '';
const matches = (typed: string, now = NOW) =>
  matchingCode(store, now, ELIF, 'password-reset', typed) !== undefined;

test('a code of six digits lies in the outbox and is the same in every run', () => {
  sendCode(store, NOW, ELIF, 'password-reset');
  const first = sent();
  expect(first).toMatch(/^[0-9]{6}$/);
  expect(store.outbox.all()[0]).toMatchObject({ to: ELIF, text: expect.stringContaining(first) });

  store = createStore(createWorld({ scenario: 'test', today: '2026-06-15' }, {}));
  sendCode(store, NOW, ELIF, 'password-reset');
  expect(sent()).toBe(first);
});

test('a code works for ten minutes, for its purpose and once', () => {
  sendCode(store, NOW, ELIF, 'password-reset');
  expect(matches(sent(), NOW + 10 * MINUTE)).toBe(false);
  expect(matches(sent(), NOW + 10 * MINUTE - 1)).toBe(true);
  expect(matchingCode(store, NOW, ELIF, 'email-verification', sent())).toBeUndefined();
  const code = matchingCode(store, NOW, 'ELIF@Pruva.example', 'password-reset', sent());
  if (code) consumeCode(store, code);
  expect(code).toBeDefined();
  expect(matches(sent())).toBe(false);
});

test('a newer code takes the place of an older one', () => {
  sendCode(store, NOW, ELIF, 'password-reset');
  const older = sent();
  sendCode(store, NOW, ELIF, 'password-reset');
  expect(sent()).not.toBe(older);
  expect(matches(older)).toBe(false);
  expect(matches(sent())).toBe(true);
});

test('five wrong tries end a code', () => {
  sendCode(store, NOW, ELIF, 'password-reset');
  for (let tries = 0; tries < 4; tries += 1) matches('000000');
  expect(matches(sent())).toBe(true);
  matches('000000');
  expect(matches(sent())).toBe(false);
});
