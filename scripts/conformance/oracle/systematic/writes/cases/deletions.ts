import { deletionsOf } from '../../../../../../openapi/model/annotations/deletes.ts';
import type { Contract, Operation } from '../../../../contract/contract.ts';
import { type About, type Case, RANKS, type Situation } from './case.ts';
import { validOf } from './moves.ts';

/** Somebody is deleted who has said everything of themselves that the contract says goes with them (`x-deletes`). */
export function deletionCases({ contract, operation, target }: About): Case[] {
  const deletion = deletionsOf(contract.document).get(operation.id);
  const isOfPeople = target === undefined || target === 'user' || target === 'account';
  if (!deletion || !isOfPeople) return [];
  const before = saidByOneself(contract, deletion.takes);
  if (before.length === 0) return [];
  return [
    {
      name: 'with-all',
      rank: RANKS.telling,
      async before(situation) {
        const { setting } = situation;
        const by = meant(situation);
        for (const one of before) {
          if (!by || !one.roles.some((role) => role === by.role)) continue;
          const valid = await validOf(setting, one, undefined);
          await setting.sequence.scene.send({ ...valid, by }, one.id);
        }
      },
    },
  ];
}

/** Whoever is deleted: the one who is named, or whoever sends it. */
function meant({ setting, template, things }: Situation) {
  const named = setting.sequence.scene.people
    .known()
    .find(({ user, account }) => things.includes(user) || things.includes(account));
  return named ?? template.by;
}

/** The writes by which people say of themselves what goes with them, by the areas that show such records. */
function saidByOneself(contract: Contract, takes: readonly string[]): Operation[] {
  const shows = ({ method, answers }: Operation) => {
    const schema = answers.get(200)?.media.get('application/json');
    const names = schema ? contract.schemas.flatten(schema).names : [];
    return method === 'GET' && names.some((name) => takes.includes(name));
  };
  const isOwn = ({ owner }: Operation) => owner !== 'none' && owner.from === 'session';
  const areas = new Set(contract.operations.filter(shows).flatMap(({ tags }) => tags));
  return contract.operations.filter(
    (one) =>
      isOwn(one) && /^(PUT|POST)$/u.test(one.method) && one.tags.some((tag) => areas.has(tag)),
  );
}
