import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { mock } from '../../behaviour.ts';
import { buildWorld } from '../../data/scenario/scenarios.ts';
import { issueToken } from '../../rules/account/token.ts';
import type { UserRecord } from '../../store/records.ts';
import { TODAY } from '../../testing/call.ts';
import { operationsOfContract } from '../contract/operation.ts';
import { createEngine } from '../engine.ts';
import { createSession } from '../session/session.ts';

const NOW = Date.parse(`${TODAY}T09:00:00Z`);
// Only what is read here of the document, whose own type is too narrow to be walked.
const document = contract as unknown as OpenApiDocument;
const session = createSession('', buildWorld('default', TODAY), NOW);
const engine = createEngine({ document, behaviour: mock, requestId: () => 'req-1' });
const signedIn = operationsOfContract(document).filter(({ signIn }) => signIn === 'required');
const userOfRole = Map.groupBy(session.store.users.all(), ({ role }) => role);

async function statusFor(
  { method, path }: { method: string; path: string },
  user: UserRecord | undefined,
): Promise<number> {
  const headers: Record<string, string> = user
    ? { authorization: `Bearer ${issueToken(user, NOW, '').token}` }
    : {};
  const answer = await engine.handle(
    {
      method,
      path: path.replaceAll(/\{\w+\}/g, '1'),
      query: new URLSearchParams(),
      headers,
      bytes: new Uint8Array(),
      origin: 'http://127.0.0.1:4010',
    },
    session,
    NOW,
  );
  return answer.status;
}

describe('an operation that asks for a token', () => {
  it.each(signedIn)(
    '$id names who may call it, and turns away everybody else',
    async (operation) => {
      const { roles } = operation;
      expect(
        [...roles].filter((role) => userOfRole.has(role as UserRecord['role'])), // the contract's own roles
        'x-access names no role that a user of the mock has: list those who may call it',
      ).not.toEqual([]);
      expect(await statusFor(operation, undefined), 'without a token').toBe(401);
      for (const [role, [user]] of userOfRole) {
        if (!roles.has(role)) expect(await statusFor(operation, user), role).toBe(403);
      }
    },
  );

  it('without a role keeps the mock from starting, with the mend', () => {
    const deletion = {
      ...contract.paths['/auth/account'].delete,
      'x-access': { roles: [], owner: 'none' },
    };
    const flawed = {
      ...document,
      paths: { '/auth/account': { delete: deletion } },
    } as unknown as OpenApiDocument; // the rest is not read
    expect(() => operationsOfContract(flawed)).toThrow(
      `${deletion.operationId} names no role: list in x-access.roles of openapi/paths who may call it.`,
    );
  });
});
