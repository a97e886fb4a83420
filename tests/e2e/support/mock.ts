import type { Page } from '@playwright/test';
import type { operations } from '../../../generated/types.ts';
import type { Snapshot } from '../../../mocks/control/snapshot.ts';
import type { CallLine } from '../../../mocks/engine/session/call-log.ts';
import type { Fault } from '../../../mocks/engine/session/faults.ts';
import { CONTROL } from '../../../mocks/server/http/http.ts';
import { CLOCK_COOKIE } from '../../../mocks/server/session/clock-cookie.ts';
import { SESSION_COOKIE } from '../../../mocks/server/session/session-name.ts';
import type { WorldRows } from '../../../mocks/store/state.ts';
import { expectError } from './page-errors.ts';
import { now } from './today.ts';

export type OperationId = keyof operations;

/** How a call goes wrong; see `Fault`. */
type Trouble = Pick<
  Fault,
  'status' | 'latency' | 'hangUp' | 'loseAnswer' | 'malformed' | 'skip' | 'count'
>;

/** Longer than any test waits, in milliseconds. */
const FOR_EVER = 120_000;

/** Asks the mock's control for something, in the session of the page. */
async function control(page: Page, method: string, path: string, data?: unknown): Promise<unknown> {
  const response = await page.request.fetch(`${CONTROL}${path}`, { method, data });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${CONTROL}${path}: ${response.status()} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Gives the page's browser a state of the mock of its own, whose clock stands at the moment at which
 * every test begins. Whatever the page and the test call from then on falls into it.
 */
export async function enterSession(page: Page, name: string, url: string): Promise<void> {
  await page.context().addCookies([{ name: SESSION_COOKIE, value: name, url }]);
  await setClock(page, now);
}

/** Sets the clock of the page's session, an instant by RFC 3339; the app goes by it from its next call on. */
export async function setClock(page: Page, instant: string): Promise<void> {
  await control(page, 'PUT', '/clock', { now: instant });
}

/** The browser's cookies without those of the mock: those of the app. */
export async function appCookies(page: Page) {
  const ofTheMock = [SESSION_COOKIE, CLOCK_COOKIE];
  return (await page.context().cookies()).filter(({ name }) => !ofTheMock.includes(name));
}

/** Starts the session again from a scenario, at the moment at which every test begins. */
export async function startFrom(page: Page, scenario: string): Promise<void> {
  await control(page, 'POST', '/reset', { scenario });
  await setClock(page, now);
}

/** The page may complain of calls that fail: the browser's own words, and React's for what showed why. */
export function expectFailedCalls(page: Page): void {
  expectError(page, /^Failed to load resource/, /^ApiError: /);
}

/** From now on the operation fails so, until the returned function is called or the count is used up. */
export async function failing(
  page: Page,
  operation: OperationId,
  trouble: Trouble,
): Promise<() => Promise<void>> {
  expectFailedCalls(page);
  // What POST /faults answers.
  const { id } = (await control(page, 'POST', '/faults', { operation, ...trouble })) as Fault;
  return async () => {
    await control(page, 'DELETE', `/faults/${id}`);
  };
}

/** Keeps the answers of an operation back until the returned function is called. */
export function holding(page: Page, operation: OperationId): Promise<() => Promise<void>> {
  return failing(page, operation, { latency: FOR_EVER });
}

/** How often the operation has reached the mock. */
export async function callCount(page: Page, operation: OperationId): Promise<number> {
  const calls = await loggedCalls(page);
  return calls.filter(({ operationId }) => operationId === operation).length;
}

/** The session's last calls, the newest first. */
export async function loggedCalls(page: Page): Promise<CallLine[]> {
  return (await control(page, 'GET', '/calls')) as CallLine[]; // what the control answers there
}

/** Puts records into the session's state, new ones or in the place of those with their ids. */
export async function putRecords(page: Page, records: WorldRows): Promise<void> {
  const snapshot = (await control(page, 'GET', '/snapshot')) as Snapshot; // what the control answers there
  for (const [table, rows] of Object.entries(records)) {
    const changes: Record<string, unknown[]> = snapshot.changes;
    changes[table] = [...(changes[table] ?? []), ...rows.map((row) => [row.id, row])];
  }
  await control(page, 'PUT', '/snapshot', snapshot);
}
