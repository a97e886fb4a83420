import type { Operation } from '../../../../../contract/contract.ts';
import { variantOf } from '../../../../../contract/schemas.ts';
import { isObject } from '../../../../../lib/json.ts';
import { replaced } from '../../../../../sweep/cases/body.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { isRemoval } from '../../../../generate/body.ts';
import type { Thing } from '../../../../model/types.ts';
import type { Template } from '../../../../pair/pair.ts';
import { PerSide } from '../../../../pair/sides.ts';
import { creatorOf } from '../../../../sequence/make.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { type Steps, valueAt } from '../places.ts';
import { validOf } from '../states/moves.ts';

/** Of so many, one in the middle can be put first and the others still stand in an order that is not that of their making. */
const ENOUGH = 3;

/** Lists that put records in order: all of them reversed, and then one of them alone. */
export function orderCases(about: About): Case[] {
  return ordersIn(about, about.operation).map((name): Case => {
    const steps = [name];
    return {
      name: `some-after-reversed:${name}`,
      rank: RANKS.telling,
      mode: 'forbidden',
      async before(situation) {
        await reverse(situation, steps);
      },
      // Before there are enough it is asked what would be sent, too.
      change: (situation) =>
        withOnly(situation, steps, ([first, second = first]) => (second ? [second] : [])),
    };
  });
}

/** The first of several is deleted, whose order is the reverse of their making: the one behind it comes first then, not the oldest. */
export function reversedCases(about: About): Case[] {
  const { contract, operation, target } = about;
  if (operation.method !== 'DELETE' || target === undefined) return [];
  const orders = contract.operations.filter(({ tags }) => tags[0] === operation.tags[0]);
  return orders.flatMap((other): Case[] =>
    ordersIn(about, other).map((name) => ({
      name: `first-after-reversed:${other.id}`,
      rank: RANKS.telling,
      mode: 'forbidden',
      needsAll: true,
      async before({ setting }) {
        const { offer } = setting;
        if (!offer) throw new Unavailable('needs an offer');
        const template = await validOf(setting, other, offer);
        await reverse({ setting, operation: other, template, things: [offer] }, [name]);
      },
      change({ setting: { offer, sequence }, template }) {
        const first = sequence.scene.pool
          .of(target)
          .findLast((one) => one.state !== 'gone' && offer?.relatives.has(one));
        const [parameter] = Object.keys(template.path ?? {});
        if (!first || parameter === undefined) return undefined;
        return { ...template, path: { [parameter]: first.ref } };
      },
    })),
  );
}

/** The fields of a request that put records in order. */
function ordersIn({ contract, kinds }: About, { body, method }: Operation): string[] {
  if (method === 'POST' || method === 'DELETE' || body?.media !== 'application/json') return [];
  const { properties } = variantOf(contract.schemas.flatten(body.schema), body.examples[0]);
  return Object.keys(properties).filter((name) => {
    const shown = valueAt(body.examples[0], [name]);
    if (isRemoval(name)) return false;
    const isOfIds = kinds.ofField(name, undefined) !== undefined;
    const [item] = Array.isArray(shown) ? shown : [];
    return isOfIds ? item !== undefined : isObject(item) && 'id' in item;
  });
}

async function reverse(situation: Situation, steps: Steps): Promise<void> {
  await fill(situation, steps);
  const reversed = withOnly(situation, steps, (all) => all.toReversed());
  if (reversed) await situation.setting.sequence.scene.send(reversed, 'reversed');
}

/** The records that a list puts in order, the oldest first. */
function listed({ template, things, setting }: Situation, steps: Steps): Thing[] {
  const [about] = things;
  const { pool } = setting.sequence.scene;
  const [item] = [valueAt(template.body, steps)].flat();
  const kind = pool.named(referenceOf(item))?.kind;
  return [...pool.all()].filter(
    (one) => one.kind === kind && one.state !== 'gone' && about?.relatives.has(one),
  );
}

const referenceOf = (item: unknown): unknown =>
  isObject(item) && !(item instanceof PerSide) ? item.id : item;

/** Makes records until there are enough to tell orders apart. */
async function fill(situation: Situation, steps: Steps): Promise<void> {
  const { setting, things } = situation;
  const { scene } = setting.sequence;
  for (let have = listed(situation, steps); have[0] && have.length < ENOUGH; ) {
    const creator = scene.contract.operation(creatorOf(scene, have[0].kind));
    await scene.send(await validOf(setting, creator, things[0]), 'one more');
    const now = listed(situation, steps);
    if (now.length === have.length) return;
    have = now;
  }
}

/** The request with some of the records in the list, numbered as they stand. */
function withOnly(
  situation: Situation,
  steps: Steps,
  choose: (all: readonly Thing[]) => readonly Thing[],
): Template | undefined {
  const { template } = situation;
  const [shown] = [valueAt(template.body, steps)].flat();
  const chosen = choose(listed(situation, steps));
  if (chosen.length === 0) return undefined;
  const items = chosen.map(({ ref }, index) =>
    isObject(shown) && !(shown instanceof PerSide) ? numbered({ ...shown, id: ref }, index) : ref,
  );
  return { ...template, body: replaced(template.body, steps, items) };
}

const numbered = (item: Record<string, unknown>, index: number) =>
  'displayOrder' in item ? { ...item, displayOrder: index + 1 } : item;
