import { expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { mock } from '../../behaviour.ts';
import { buildWorld } from '../../data/scenario/scenarios.ts';
import { TODAY } from '../../testing/call.ts';
import { createEngine } from '../engine.ts';
import { createSession } from '../session/session.ts';

const NOW = Date.parse(`${TODAY}T09:00:00Z`);
// Only what is read here of the document, whose own type is too narrow to be walked.
const document = contract as unknown as OpenApiDocument;
const engine = createEngine({ document, behaviour: mock, requestId: () => 'req-1' });
const session = createSession('', buildWorld('default', TODAY), NOW);
const known = engine.operations.flatMap(({ id, statuses, exampleOf }) =>
  statuses
    .filter((status) => status >= 400 && exampleOf(status) !== undefined)
    .map((status) => ({ id, status })),
);

async function answered(
  headers: Record<string, string>,
  fault?: { operation: string; status: number },
) {
  const operation = engine.operations.find(({ id }) => id === (fault?.operation ?? 'deleteBoat'));
  if (!operation) throw new Error('The contract has no such operation.');
  if (fault) session.faults.push({ id: 1, probability: 1, seed: 1, count: 1, ...fault });
  const answer = await engine.handle(
    {
      method: operation.method,
      path: operation.path.replaceAll(/\{.*?\}/g, '1'),
      query: new URLSearchParams(),
      headers,
      bytes: new Uint8Array(),
      origin: 'http://127.0.0.1:4010',
    },
    session,
    NOW,
  );
  const body = JSON.parse(String(answer.body));
  return { status: answer.status, language: answer.headers['content-language'], body };
}

it('answers every refusal that a fault asks for in Turkish on a Turkish page', async () => {
  const english: string[] = [];
  for (const { id, status } of known) {
    const fault = { operation: id, status };
    const turkish = await answered({ 'accept-language': 'tr' }, fault);
    const inEnglish = await answered({ 'accept-language': 'en' }, fault);
    expect([turkish.language, inEnglish.language]).toEqual(['tr', 'en']);
    expect(turkish.body.code).toBe(inEnglish.body.code);
    const said = (texts: typeof turkish) => [
      texts.body.message,
      ...texts.body.errors.map(({ message }: { message: string }) => message),
    ];
    const same = said(turkish).filter((text) => said(inEnglish).includes(text));
    if (same.length > 0) english.push(`${id} ${status}: ${same.join(' | ')}`);
  }
  expect(english).toEqual([]);
});

it.each([
  ['tr', 'Bu teknenin önünde rezervasyonlar var; silinemez.'],
  ['en', 'The boat has bookings to come and cannot be deleted.'],
])('answers an example that is asked for by its status in %s', async (language, message) => {
  const headers = { prefer: 'code=409', authorization: 'Bearer x', 'accept-language': language };
  const { status, body } = await answered(headers);
  expect([status, body.message]).toEqual([409, message]);
});

it('gives the contract’s own words to who asks for no language', async () => {
  const { body } = await answered({ prefer: 'code=409', authorization: 'Bearer x' });
  expect(body.message).toBe('The boat has bookings to come and cannot be deleted.');
});
