import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { mock } from '../../behaviour.ts';
import { buildWorld } from '../../data/scenario/scenarios.ts';
import { issueToken } from '../../rules/account/token.ts';
import type { Refusal } from '../../rules/common/refusal.ts';
import { TODAY } from '../../testing/call.ts';
import { createEngine } from '../engine.ts';
import { createSession } from '../session/session.ts';
import { checkAnsweredCode } from './answered-code.ts';

const NOW = Date.parse(`${TODAY}T09:00:00Z`);
// Only what is read here of the document, whose own type is too narrow to be walked.
const document = contract as unknown as OpenApiDocument;

const refusal = (values: Pick<Refusal, 'status' | 'code'>): Refusal => ({
  refused: true,
  message: { tr: 'Olmaz.', en: 'No.' },
  errors: [],
  ...values,
});

/** What the mock answers when its handler of `deleteBoat` refuses with this. */
async function deletingIsRefused(values: Pick<Refusal, 'status' | 'code'>) {
  const session = createSession('', buildWorld('default', TODAY), NOW);
  const handlers = { ...mock.handlers, deleteBoat: () => refusal(values) };
  const engine = createEngine({
    document,
    behaviour: { ...mock, handlers },
    requestId: () => 'req-1',
  });
  const [captain] = session.store.users.where('username', 'mehmet.agaoglu');
  if (!captain) throw new Error('The world has no captain of that name.');
  const answer = await engine.handle(
    {
      method: 'DELETE',
      path: '/boats/1',
      query: new URLSearchParams(),
      headers: { authorization: `Bearer ${issueToken(captain, NOW, '').token}` },
      bytes: new Uint8Array(),
      origin: 'http://127.0.0.1:4010',
    },
    session,
    NOW,
  );
  return { status: answer.status, body: JSON.parse(String(answer.body)) };
}

describe('a refusal of a handler', () => {
  it('goes out with a code that the contract names for the operation', async () => {
    const answer = await deletingIsRefused({ status: 409, code: 'BOAT_HAS_BOOKINGS' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'BOAT_HAS_BOOKINGS' } });
  });

  it.each<[string, Pick<Refusal, 'status' | 'code'>]>([
    ['another operation’s code', { status: 409, code: 'EMAIL_TAKEN' }],
    ['a code of another status', { status: 404, code: 'BOAT_HAS_BOOKINGS' }],
    ['a code that no operation answers', { status: 404, code: 'UNKNOWN_PATH' }],
    ['a code of no catalogue', { status: 409, code: 'BOAT_SUNK' as 'EMAIL_TAKEN' }], // what does not compile
  ])('is the mock’s own fault with %s', async (_, values) => {
    const { status, body } = await deletingIsRefused(values);
    expect([status, body.code]).toEqual([500, 'MOCK_BREAKS_CONTRACT']);
    expect(body.message).toContain(`deleteBoat answers ${values.status} ${values.code}`);
  });
});

it('a success and a body without a code are passed over', () => {
  const operation = { id: 'getBoat' as const, errorCodes: new Map([[404, ['NOT_FOUND']]]) };
  expect(checkAnsweredCode(operation, { statusCode: 200, body: { code: 'X' } })).toEqual([]);
  for (const body of [undefined, null, 'text', [], { code: 5 }])
    expect(checkAnsweredCode(operation, { statusCode: 404, body })).toEqual([]);
});
