import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import type { Request } from '../request.ts';
import type { Answer, CheckFinding, Run } from '../run.ts';
import { checkPreconditions } from './preconditions.ts';
import type { Subject } from './subject.ts';

const contract = loadContract('generated/openapi.json');
const time = '2026-06-12T09:00:00Z';

/** A service with one document, whose link it signs anew for each answer. */
function createService({ writesAnyway = false } = {}) {
  let document: Record<string, unknown> = { id: 7, isVerified: false, verificationNotes: null };
  let version = 1;
  let answers = 0;

  function answer(status: number, body: Record<string, unknown>): Answer {
    const exchange = { responseHeaders: { etag: `"v${version}"` }, responseBody: '' };
    return { exchange, status, body, ok: status < 300 } as unknown as Answer; // what the check looks at
  }
  function shown(): Answer {
    answers += 1;
    return answer(200, { ...document, documentUrl: `/documents/7?signature=${answers}` });
  }
  function write(body: unknown): void {
    document = { ...document, ...(isObject(body) && body) };
    version += 1;
  }
  return async function send({ operationId, headers, body }: Request): Promise<Answer> {
    if (operationId === 'getHealth') return answer(200, { time });
    if (operationId !== 'setBoatDocumentVerification') return shown();
    const asked = (headers['if-match'] ?? '*').split(', ');
    const isMatching = asked.includes('*') || asked.includes(`"v${version}"`);
    if (isMatching || writesAnyway) write(body);
    const lastChange = { changedAt: time, changedBy: { id: 1 } };
    return isMatching ? shown() : answer(412, { lastChange });
  };
}

/** The places of what is found at a service. */
async function found(send: (request: Request) => Promise<Answer>): Promise<string[]> {
  const places: string[] = [];
  const run = {
    context: { contract },
    send,
    call: (operationId: string, actor: Request['actor'], parts: Partial<Request> = {}) =>
      send({ operationId, actor, path: {}, query: {}, headers: {}, ...parts }),
    session: () => ({ userId: 1 }),
    report: ({ place }: CheckFinding) => places.push(place),
  } as unknown as Run; // the part of it that the check uses
  const valid = async (): Promise<Request> => ({
    operationId: 'setBoatDocumentVerification',
    actor: 'ADMIN',
    path: { id: 7 },
    query: {},
    headers: {},
    body: { isVerified: true, verificationNotes: 'Aslıyla karşılaştırıldı.' },
  });
  const operation = contract.operation('setBoatDocumentVerification');
  await checkPreconditions({ run, operation, valid } as unknown as Subject); // as above
  return places;
}

test('a link that is signed anew between two readings is no write', async () => {
  expect(await found(createService())).toEqual([]);
});

test('what is written in spite of its refusal is found', async () => {
  expect(await found(createService({ writesAnyway: true }))).toContain('header.If-Match (stale)');
});
