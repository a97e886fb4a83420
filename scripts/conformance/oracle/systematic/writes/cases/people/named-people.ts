import { isObject } from '../../../../../lib/json.ts';
import type { Template } from '../../../../pair/pair.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { CHANGES } from './people.ts';

/** The fields of a body that say who is meant, as of a sign-in. */
const SAYS_WHO = ['email', 'username', 'password'] as const;

/** Somebody known is named by a request that nobody has to be signed in for: as they are, and after each change of theirs. */
export function namedPeopleCases({ contract, operation }: About): Case[] {
  const names = Object.keys(contract.schemas.flatten(operation.body?.schema ?? {}).properties);
  if (operation.secured || !(names.includes('email') || names.includes('username'))) return [];
  const named: Case = { name: 'names:somebody', rank: RANKS.telling, mode: 'forbidden', change };
  return [
    named,
    ...CHANGES.map(
      ({ name, change: become }): Case => ({
        ...named,
        name: `names:${name}`,
        spoilsPeople: true,
        async before({ setting }) {
          await become(setting, setting.cast.otherCustomer);
        },
      }),
    ),
  ];
}

function change({ template, setting }: Situation): Template | undefined {
  const { body } = template;
  if (!isObject(body)) return undefined;
  const person = setting.cast.otherCustomer;
  const who = SAYS_WHO.filter((name) => name in body).map((name) => [name, person[name]]);
  return { ...template, body: { ...body, ...Object.fromEntries(who) } };
}
