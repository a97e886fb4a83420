import { isObject } from '../../../../../lib/json.ts';
import { choicesOf } from '../../../../../sweep/cases/values.ts';
import { isPersonKind } from '../../../../model/kinds.ts';
import type { Person } from '../../../../model/types.ts';
import type { Template } from '../../../../pair/pair.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { sayOfOneself } from '../people/own-words.ts';

/**
 * There and back: people are given each other choice of what is decided about them, such as a role, and then what they
 * were again, once they have said all that they can say of themselves. What they had is there again.
 */
export function returnCases(about: About): Case[] {
  const { contract, operation, target } = about;
  const { body, method } = operation;
  const isDecision = isPersonKind(target) && operation.roles.every((role) => role === 'ADMIN');
  if (!isDecision || method !== 'PUT' || body?.media !== 'application/json') return [];
  const { properties } = contract.schemas.flatten(body.schema);
  return Object.entries(properties).flatMap(([name, schema]) => {
    const flat = contract.schemas.flatten(schema);
    const choices = flat.types.includes('boolean') ? [false] : choicesOf(flat);
    return choices.map(
      (choice): Case => ({
        name: `there-and-back:${name}:${String(choice)}`,
        rank: RANKS.first,
        mode: 'forbidden',
        needsAll: true,
        isWatched: true,
        spoilsPeople: true,
        async before(situation) {
          const { setting, template } = situation;
          const person = meant(situation);
          if (person) await sayOfOneself(setting, person);
          await setting.sequence.scene.send(withField(template, name, choice), 'there');
        },
        change(situation) {
          const was = typeof choice === 'boolean' ? !choice : WAS[meant(situation)?.actor ?? ''];
          return was === undefined || was === choice
            ? undefined
            : withField(situation.template, name, was);
        },
      }),
    );
  });
}

/** What people of a scene are, whatever they have been made since. */
const WAS: Readonly<Record<string, string>> = {
  CUSTOMER: 'CUSTOMER',
  OTHER_CUSTOMER: 'CUSTOMER',
  BOAT_OWNER: 'BOAT_OWNER',
  OTHER_BOAT_OWNER: 'BOAT_OWNER',
};

function withField(template: Template, name: string, value: unknown): Template {
  const { body } = template;
  return { ...template, body: { ...(isObject(body) ? body : {}), [name]: value } };
}

/** Whom a decision is about. */
function meant({ setting, things }: Situation): Person | undefined {
  return setting.sequence.scene.people
    .known()
    .find(({ user, account }) => things.includes(user) || things.includes(account));
}
