import { variantOf } from '../../../../../contract/schemas.ts';
import { isObject } from '../../../../../lib/json.ts';
import { replaced } from '../../../../../sweep/cases/body.ts';
import { othersOf } from '../../../../generate/menus.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { nameOf, type Steps, valueAt } from '../places.ts';

/** A field that only the server says. */
interface Claimed {
  steps: Steps;
  schema: object;
  /** Whether the request has it as well, so that it may be refused. */
  isTaken: boolean;
}

/** Fields of the answer that the request has not, at the same depth of both; and those that are read only. */
function claimedOf({ contract, operation }: About): Claimed[] {
  const { schemas } = contract;
  if (operation.body?.media !== 'application/json') return [];
  const [answer] =
    [...operation.answers].find(([status]) => status < 300)?.[1].media.values() ?? [];
  const found: Claimed[] = [];
  if (answer) visit(operation.body.schema, answer, []);
  return found;

  function visit(request: object, answered: object, steps: Steps) {
    const sent = valueAt(operation.body?.examples[0], steps);
    const [asked, told] = [variantOf(schemas.flatten(request), sent), schemas.flatten(answered)];
    if (asked.items) visit(asked.items, told.items ?? answered, [...steps, 0]);
    for (const [name, schema] of Object.entries(told.properties)) {
      const own = asked.properties[name];
      const isServers =
        own === undefined ||
        schemas.flatten(own).readOnly === true ||
        schemas.flatten(own)['x-server-set'] !== undefined;
      if (isServers && name !== 'id')
        found.push({ steps: [...steps, name], schema: own ?? schema, isTaken: own !== undefined });
      else if (own && steps.length < 2) visit(own, schema, [...steps, name]);
    }
  }
}

/** What the server says by itself, sent all the same: all of it at once, and each by itself. */
export function claimCases(about: About): Case[] {
  const all = claimedOf(about);
  const free = all.filter(({ isTaken }) => !isTaken);
  const one = (claimed: Claimed, turn: number): Case => ({
    name: `claim${turn === 0 ? '' : '-last'}:${nameOf(claimed.steps)}`,
    rank: claimed.isTaken ? RANKS.telling : RANKS.deep,
    mode: 'forbidden',
    change: (situation) => claiming(about, situation, [claimed], turn),
  });
  const together = (name: string, rank: number, turn: number): Case => ({
    name,
    rank,
    change: (situation) => claiming(about, situation, free, turn),
  });
  return [
    ...(free.length > 0
      ? [together('claims', RANKS.first, 0), together('claims-last', RANKS.wide, -1)]
      : []),
    ...all.flatMap((claimed) => [one(claimed, 0), ...(claimed.isTaken ? [one(claimed, -1)] : [])]),
  ];
}

function claiming(about: About, { template, setting }: Situation, all: Claimed[], turn: number) {
  let { body } = template;
  for (const { steps, schema } of all) {
    if (!isObject(valueAt(body, steps.slice(0, -1)))) continue;
    const value = valueFor(about, setting, String(steps.at(-1)), schema, turn);
    if (value !== undefined) body = replaced(body, steps, value);
  }
  return body === template.body ? undefined : { ...template, body };
}

/** Another's id for what names a record; for all else one of the values that it could have. */
function valueFor(
  { contract, kinds }: About,
  { sequence, cast }: Situation['setting'],
  name: string,
  schema: object,
  turn: number,
): unknown {
  const kind = kinds.ofField(name, undefined);
  if (kind === 'user') return cast[turn === 0 ? 'otherCustomer' : 'otherOwner'].user.ref;
  const record = kind && sequence.scene.pool.of(kind).at(turn);
  if (record) return record.ref;
  const menu = othersOf(contract.schemas.flatten(schema), undefined, false);
  return menu.filter((value) => value !== null).at(turn);
}
