import { deletionsOf } from '../../../../../../../openapi/model/annotations/deletes.ts';
import { machinesOf } from '../../../../../../../openapi/model/annotations/states.ts';
import type { Contract } from '../../../../../contract/contract.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { isPersonKind, type Kind } from '../../../../model/kinds.ts';
import type { Thing } from '../../../../model/types.ts';
import { creatorOf, valid } from '../../../../sequence/make.ts';
import { rootOf } from '../../target.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { saidByOneself, sayOfOneself } from '../people/own-words.ts';
import { bring, reachable } from './moves.ts';

/**
 * Somebody is deleted who has said everything of themselves that the contract says goes with them (`x-deletes`), and who
 * has each of these records in every state that calls bring it into.
 */
export function deletionCases(about: About): Case[] {
  const { contract, operation, target } = about;
  const deletion = deletionsOf(contract.document).get(operation.id);
  const isOfPeople = target === undefined || isPersonKind(target);
  if (!deletion || !isOfPeople) return [];
  return [...withAll(contract, deletion.takes), ...withStates(about, deletion.takes)];
}

function withAll(contract: Contract, takes: readonly string[]): Case[] {
  if (saidByOneself(contract, takes).length === 0) return [];
  return [
    {
      name: 'with-all',
      rank: RANKS.telling,
      async before(situation) {
        const by = meant(situation);
        if (by) await sayOfOneself(situation.setting, by);
      },
    },
  ];
}

/** What people have by themselves, in each of its states; what belongs to offers is there in some of them anyhow. */
function withStates({ contract, kinds }: About, takes: readonly string[]): Case[] {
  return machinesOf(contract.document).flatMap((machine) => {
    const kind = kinds.ofSchema([machine.record]);
    if (kind === undefined || rootOf(kind) !== 'person' || !takes.includes(machine.record))
      return [];
    const ways = reachable(machine).flatMap((state) =>
      [false, true].map((isAgain) => ({ state, isAgain })),
    );
    return ways.map(({ state, isAgain }) => ({
      name: `with:${kind}:${state}${isAgain ? ':again' : ''}`,
      rank: RANKS.telling,
      async before({ setting }: Situation) {
        const { scene } = setting.sequence;
        const { otherCustomer, customer } = setting.cast;
        // One that stays, which a page that lists both ends with.
        for (const by of [otherCustomer, customer])
          await valid(scene, creatorOf(scene, kind), { by });
        const made = newest(setting, kind);
        if (!made) throw new Unavailable(`needs ${kind}`);
        await bring(setting, machine, made, state);
        // Where there may be a new one after it, both go.
        const by = holderOf(made);
        if (isAgain) await valid(scene, creatorOf(scene, kind), by ? { by } : {});
      },
      // Whoever has it is deleted.
      change({ setting, template }: Situation) {
        const by = holderOf(newest(setting, kind));
        return by ? { ...template, by } : template;
      },
    }));
  });
}

const newest = ({ sequence }: Situation['setting'], kind: Kind) =>
  sequence.scene.pool.of(kind).at(-1);

const holderOf = (made: Thing | undefined) => made?.customer ?? made?.host;

/** Whoever is deleted: the one who is named, or whoever sends it. */
function meant({ setting, template, things }: Situation) {
  const named = setting.sequence.scene.people
    .known()
    .find(({ user, account }) => things.includes(user) || things.includes(account));
  return named ?? template.by;
}
