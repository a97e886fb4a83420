import { expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { mock } from '../../behaviour.ts';
import { createEngine } from '../../engine/engine.ts';
import { createSession, type Session } from '../../engine/session/session.ts';
import { issueToken } from '../../rules/account/token.ts';
import { addDays, instantInIstanbul } from '../../rules/calendar/day.ts';
import type { TableName } from '../../store/records.ts';
import { people } from '../account/people.ts';
import { buildWorld, scenarios } from '../scenario/scenarios.ts';

const TODAY = '2027-03-02';
const NOW = instantInIstanbul(TODAY, '12:00');

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: { enum?: string[]; examples?: unknown[] };
  example?: unknown;
}
interface Reading {
  operationId?: string;
  parameters?: Parameter[];
  'x-access'?: { roles: string[] };
}

// Only what is read here of the document, whose own type is too narrow to be walked.
const document = contract as unknown as OpenApiDocument;
const paths = contract.paths as unknown as Record<string, { get?: Reading }>;
const shared = contract.components.parameters as unknown as Record<string, Parameter>;

/** Whose ids the path of an operation takes: the first that fits. */
const TABLES: [RegExp, TableName][] = [
  [/\/owner\/\{/, 'users'],
  [/^\/boat-services\/\{/, 'boatServices'],
  [/^\/boat-documents\//, 'boatDocuments'],
  [/^\/tour-documents\//, 'tourDocuments'],
  [/^\/tour-dates\/(\{|exists)/, 'tourDates'],
  [/^\/tour-images\/(\{|exists)/, 'tourImages'],
  [/\/boat\/|^\/boats\/(\{|exists|statistics)/, 'boats'],
  [/\/tour\/|^\/tours\/(\{|exists)/, 'tours'],
  [/^\/availabilities\//, 'availabilities'],
  [/^\/bookings\/(\{|exists)|\/booking\//, 'bookings'],
  [/^\/reviews\/replies\/\{/, 'reviewReplies'],
  [/^\/reviews\/\{/, 'reviews'],
  [/^\/messages\/\{/, 'messages'],
  [/^\/captain-applications/, 'applications'],
  [/^\/captain\/profile/, 'captainProfiles'],
  [/./, 'users'],
];

const VALUES: Record<string, string> = {
  slug: 'gocek',
  location: 'Göcek',
  min: '3',
  name: 'boat-20-2.svg',
  date: TODAY,
  startDate: TODAY,
  endDate: addDays(TODAY, 30),
  start: `${TODAY}T06:00:00Z`,
  end: `${addDays(TODAY, 60)}T06:00:00Z`,
  keyword: 'kaptan',
  q: 'de',
  file: 'applications/1/kimlik.jpg',
};

/** Some ids of a table, from the first to the last. */
function idsOf({ store }: Session, path: string, count: number): string[] {
  if (path.includes('/conversation/')) return ['conversation_2_9'];
  const table = TABLES.find(([pattern]) => pattern.test(path))?.[1] ?? 'users';
  const ids = store[table].all().map(({ id }) => id);
  if (path.startsWith('/v1/accounts')) return ids.map((id) => String(id + 100)).slice(0, count);
  const step = Math.max(1, Math.floor(ids.length / count));
  return ids.filter((_, index) => index % step === 0).map(String);
}

/** Every address that reading operations are asked at, and whether everybody may ask. */
function addresses(session: Session, count: number) {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const parameters = (get.parameters ?? []).map(
      (parameter) => shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter,
    );
    const sampleOf = ({ name, schema, example }: Parameter) =>
      String(schema?.enum?.[0] ?? VALUES[name] ?? example ?? schema?.examples?.[0] ?? 'a');
    const query = new URLSearchParams(
      parameters
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map((parameter) => [parameter.name, sampleOf(parameter)]),
    );
    const ids = /\{(id|boatId|tourId|userId)\}/.test(path) ? idsOf(session, path, count) : [''];
    return ids.map((id) => ({
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const parameter = parameters.find((one) => one.name === name);
        const isId = ['id', 'boatId', 'tourId', 'userId'].includes(name);
        return isId || !parameter ? id : encodeURIComponent(sampleOf(parameter));
      }),
      query,
      isPublic: get['x-access']?.roles.includes('ANONYMOUS') ?? false,
    }));
  });
}

/** What only some records can answer. */
function particular({ store }: Session) {
  const [post] = store.blogPosts.all();
  const entry = store.availabilities.find(({ tourId }) => tourId !== null);
  return [
    { path: `/blog-posts/${post?.slug}`, query: new URLSearchParams(), isPublic: true },
    {
      path: `/availabilities/tour/${entry?.tourId}/date`,
      query: new URLSearchParams({ date: entry?.date ?? TODAY }),
      isPublic: true,
    },
    {
      path: '/auth/admin/users/2/change-preview',
      query: new URLSearchParams({ isActive: 'false' }),
      isPublic: false,
    },
  ];
}

/** Asks everything as everybody of `usernames`; tells what broke the contract, and which operations answered. */
async function askedBy(scenario: string, usernames: readonly string[], count: number) {
  const session = createSession('', buildWorld(scenario, TODAY), NOW);
  let requests = 0;
  const engine = createEngine({
    document,
    behaviour: mock,
    requestId: () => `req-${++requests}`,
  });
  const users = usernames.flatMap((username) => session.store.users.where('username', username));
  const breaches: string[] = [];
  const answered = new Set<string>();
  for (const { path, query, isPublic } of [...addresses(session, count), ...particular(session)]) {
    for (const user of isPublic ? [undefined] : users) {
      const headers: Record<string, string> = user
        ? { authorization: `Bearer ${issueToken(user, NOW, '').token}` }
        : {};
      const request = { method: 'GET', path, query, headers, origin: 'http://127.0.0.1:1' };
      const bytes = new Uint8Array();
      const answer = await engine.handle({ ...request, bytes }, session, NOW);
      if (answer.status < 300 && answer.operationId) answered.add(answer.operationId);
      if (answer.status >= 500) {
        breaches.push(`${user?.username} ${path}?${query}: ${answer.breaches.join('; ')}`);
      }
    }
  }
  return { breaches, answered };
}

const readingOperations = Object.values(paths).flatMap(({ get }) => get?.operationId ?? []);
const everybody = people.map(({ username }) => username);

it('answers within the contract, whoever asks', async () => {
  const { breaches, answered } = await askedBy('default', everybody, 6);
  expect(breaches).toEqual([]);
  expect(readingOperations.filter((id) => !answered.has(id))).toEqual([]);
});

it.each(scenarios.map(({ name }) => name).filter((name) => name !== 'default'))(
  'answers within the contract in %s',
  async (name) => {
    const some = [
      ...['selin.aydin', 'mehmet.agaoglu', 'levent.denizer', 'baris.ekinci', 'elif.yildiz'],
      'nermin.alkim',
    ];
    const { breaches } = await askedBy(name, some, 3);
    expect(breaches).toEqual([]);
  },
);
