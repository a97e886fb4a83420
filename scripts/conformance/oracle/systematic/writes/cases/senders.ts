import type { Person } from '../../../model/types.ts';
import type { Template } from '../../../pair/pair.ts';
import { send } from '../calls.ts';
import type { Cast } from '../setting.ts';
import { type About, type Case, RANKS, type Situation } from './case.ts';

const CAST = ['owner', 'otherOwner', 'customer', 'otherCustomer'] as const satisfies (keyof Cast)[];

const sentBy = (template: Template, by: Person | undefined) =>
  by === template.by ? undefined : { ...template, by };

/** The request as everybody else: the other parties, an administrator, nobody, and who is no longer what they were. */
export function senderCases({ operation }: About): Case[] {
  const others = CAST.map(
    (name): Case => ({
      name: `by:${name}`,
      rank: RANKS.wide,
      mode: 'forbidden',
      change: ({ template, setting }) => sentBy(template, setting.cast[name]),
    }),
  );
  const nobody: Case = {
    name: 'by:nobody',
    rank: RANKS.wide,
    mode: 'forbidden',
    change: ({ template }) => sentBy(template, undefined),
  };
  const admin: Case = {
    name: 'by:admin',
    rank: RANKS.wide,
    mode: 'forbidden',
    change: ({ template, setting }) => sentBy(template, adminOf(setting)),
  };
  return [...others, nobody, admin, ...(operation.secured ? formerCases() : [])];
}

const adminOf = ({ sequence }: Situation['setting']) =>
  sequence.scene.people.known().find(({ actor }) => actor === 'ADMIN');

/** Whoever has lost the role, has changed the password, is deactivated or is no more. */
function formerCases(): Case[] {
  const former = (
    name: string,
    change: (situation: Situation, person: Person) => Promise<void>,
  ): Case => ({
    name: `by:${name}`,
    rank: RANKS.deep,
    mode: 'forbidden',
    spoilsPeople: true,
    async before(situation) {
      const { by } = situation.template;
      if (by && by.actor !== 'ADMIN') await change(situation, by);
    },
    // The token from before.
    change: ({ template }) =>
      template.by && template.by.actor !== 'ADMIN'
        ? {
            ...template,
            tokens: template.by.formerTokens.at(-1) ?? template.by.tokens,
          }
        : undefined,
  });
  return [
    former('another-role', async ({ setting }, { user, role }) => {
      const body = { role: role === 'CUSTOMER' ? 'BOAT_OWNER' : 'CUSTOMER' };
      await send(setting, 'setUserRole', {
        by: adminOf(setting),
        path: { id: user.ref },
        body,
      });
    }),
    former('another-password', async ({ setting }, by) => {
      const body = { currentPassword: by.password, newPassword: 'lodos-2027' };
      await send(setting, 'updateOwnPassword', { by, body });
    }),
    former('deactivated', async ({ setting }, { user }) => {
      const body = { isActive: false };
      await send(setting, 'setUserStatus', {
        by: adminOf(setting),
        path: { id: user.ref },
        body,
      });
    }),
  ];
}
