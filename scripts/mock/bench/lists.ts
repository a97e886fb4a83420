import { signIn } from './caller.ts';
import { median } from './median.ts';
import { memoryOf, type Server } from './server.ts';

const SCENARIO = 'ten-thousand';
const ADMINISTRATOR = { username: 'selin.aydin', password: 'deniz-2026', role: 'ADMIN' };
/** The captain whose boats have ten thousand bookings. */
const CAPTAIN = 'nermin.alkim';
/** How often a list is asked for. */
const TIMES = 15;

/** The lists, each with what is searched for in it: whatever some of its records say. */
const lists = (captain: number) => [
  { name: 'users', path: '/auth/admin/users/paginated', search: '?query=deniz' },
  { name: 'bookings', path: '/bookings/paginated', search: '?query=deniz' },
  { name: 'payments', path: '/bookings/payments', search: '?query=deniz' },
  { name: 'applications', path: '/captain-applications', search: '?query=deniz' },
  { name: 'documents', path: '/admin/documents', search: '?query=deniz' },
  { name: 'reviews', path: '/admin/reviews', search: '?keyword=kaptan' },
  { name: 'reported reviews', path: '/admin/reviews/reported', search: '?query=kaptan' },
  { name: 'audit', path: '/admin/audit', search: '?query=deniz' },
  { name: 'contact messages', path: '/contact-messages', search: '?query=deniz' },
  { name: 'boats', path: '/admin/boats', search: '?query=deniz' },
  { name: 'tours', path: '/admin/tours', search: '?query=deniz' },
  { name: "captain's bookings", path: `/bookings/owner/${captain}`, search: '?query=deniz' },
  {
    name: "captain's reviews",
    path: `/reviews/owner/${captain}/paginated`,
    search: '?keyword=kaptan',
  },
  {
    name: "captain's transactions",
    path: `/captain/profile/finance/transactions/paginated?ownerId=${captain}&from=2000-01-01&to=2100-01-01`,
    search: '&query=deniz',
  },
];

/** How long the lists of one session take. */
export interface ListTimes {
  name: string;
  /** How many records the list has. */
  total: number;
  /** Milliseconds: the first answer, the median of the next pages, of a search, and of a page after a change. */
  first: number;
  page: number;
  search: number;
  changed: number;
}

/** Somebody signed in, in a session of their own. */
async function administratorIn(mock: Server, session: string, scenario: string) {
  const own = { 'x-mock-session': session };
  const body = JSON.stringify({ scenario });
  await fetch(`${mock.url}/_mock/reset`, { method: 'POST', headers: own, body });
  const token = await signIn(mock, ADMINISTRATOR, own);
  // What the mock keeps of its answers would be measured otherwise.
  const headers = { ...own, authorization: `Bearer ${token}`, 'cache-control': 'no-cache' };

  async function ask(path: string, init: RequestInit = {}) {
    const start = performance.now();
    const response = await fetch(`${mock.url}/api${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const text = await response.text();
    const time = performance.now() - start;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return { time, text };
  }
  return ask;
}

type Ask = Awaited<ReturnType<typeof administratorIn>>;

async function captainId(ask: Ask): Promise<number> {
  const { text } = await ask(`/auth/admin/users/paginated?query=${CAPTAIN}`);
  const { content } = JSON.parse(text) as { content: { id: number }[] }; // UserPage of the contract
  const [captain] = content;
  if (!captain) throw new Error(`There is no ${CAPTAIN} in the mock.`);
  return captain.id;
}

/** A change as an administrator makes one, another each time; the audit tells of it too. */
function change(ask: Ask, number: number) {
  const state = number % 2 === 0 ? 'READ' : 'NEW';
  return ask('/contact-messages/1/state', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state }),
  });
}

async function timesIn(ask: Ask): Promise<ListTimes[]> {
  const times: ListTimes[] = [];
  for (const { name, path, search } of lists(await captainId(ask))) {
    const page = (number: number) =>
      ask(`${path}${path.includes('?') ? '&' : '?'}page=${number}&size=20`);
    const several = async (run: (number: number) => Promise<number>) => {
      const taken: number[] = [];
      for (let number = 1; number <= TIMES; number += 1) taken.push(await run(number));
      return median(taken);
    };
    const first = await page(0);
    const { totalElements } = JSON.parse(first.text) as { totalElements: number }; // a page of the contract
    times.push({
      name,
      total: totalElements,
      first: first.time,
      page: await several(async (number) => (await page(number)).time),
      search: await several(async () => (await ask(`${path}${search}&size=20`)).time),
      changed: await several(async (number) => {
        await change(ask, number);
        return (await page(number)).time;
      }),
    });
  }
  return times;
}

/** How long pages of ten thousand records take, and the same lists of an ordinary day. */
export async function listTimes(mock: Server): Promise<{ long: ListTimes[]; usual: ListTimes[] }> {
  // Once for the compiler.
  await timesIn(await administratorIn(mock, 'lists-warm', 'default'));
  return {
    usual: await timesIn(await administratorIn(mock, 'lists-usual', 'default')),
    long: await timesIn(await administratorIn(mock, 'lists-long', SCENARIO)),
  };
}

/** Megabytes of the mock before and after each thousand requests of pages of ten thousand records. */
export async function listMemory(mock: Server, thousands: number): Promise<number[]> {
  const ask = await administratorIn(mock, 'lists-long', SCENARIO);
  const paths = lists(await captainId(ask));
  const megabytes = [memoryOf(mock.pid)];
  for (let thousand = 0; thousand < thousands; thousand += 1) {
    for (let index = 0; index < 1000; index += 1) {
      const { path, search } = paths[index % paths.length] ?? { path: '', search: '' };
      // Every tenth follows a change, every third is a search for something else.
      if (index % 10 === 0) await change(ask, index / 10);
      const asked = index % 3 === 0 ? search.replace(/=\w+$/, `=a${index}`) : '';
      await ask(`${path}${asked}${`${path}${asked}`.includes('?') ? '&' : '?'}page=${index % 400}`);
    }
    megabytes.push(memoryOf(mock.pid));
  }
  return megabytes;
}
