import type { Contract, Operation } from '../../../../../contract/contract.ts';
import { isObject } from '../../../../../lib/json.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { hashOf } from '../../../../model/pool.ts';
import { NOBODYS } from '../../../../model/refs.ts';
import { PerSide } from '../../../../pair/sides.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { validOf } from './moves.ts';

/** As in each example of the contract; sent twice; with the version that was read, and with an older one. */
export function repeatCases({ contract, operation }: About): Case[] {
  const examples = operation.body?.examples ?? [];
  const [first, ...further] = examples.length > 0 ? examples : [undefined];
  const plain: Case[] = [first, ...further].map((_value, example) => ({
    name: `example:${example + 1}`,
    rank: RANKS.plain,
    example,
  }));
  const twice: Case = {
    name: 'twice',
    rank: RANKS.first,
    again: (_situation, sent) => sent,
  };
  return [
    ...plain,
    twice,
    ...keyed(operation),
    ...inTheWay(contract, operation),
    ...versioned(operation),
  ];
}

const keyOf = ({ setting }: Situation) =>
  `oracle-${setting.sequence.scene.word}-key`.padEnd(16, '0');

/** The request under a key that only one case uses. */
const keyedAs = (situation: Situation, name: string) => ({
  ...situation.template,
  headers: {
    'idempotency-key': `${keyOf(situation)}-${name}-${hashOf(situation.operation.id) % 10_000}`,
  },
});

/** The body with the first record that it names another one, which nobody has; undefined when it names none. */
function unknownBody(body: unknown): unknown {
  if (!isObject(body)) return undefined;
  const name = Object.keys(body).find((one) => body[one] instanceof PerSide);
  return name === undefined ? undefined : { ...body, [name]: NOBODYS };
}

function keyed({ takesIdempotencyKey }: About['operation']): Case[] {
  if (!takesIdempotencyKey) return [];
  const change = (situation: Situation) => ({
    ...situation.template,
    headers: {
      'idempotency-key': `${keyOf(situation)}${situation.setting.sequence.log.length}`,
    },
  });
  return [
    {
      name: 'same-key',
      rank: RANKS.telling,
      change,
      again: (_situation, sent) => sent,
    },
    // A key counts for whoever sends it.
    {
      name: 'key-of-another',
      rank: RANKS.telling,
      mode: 'forbidden',
      async before(situation) {
        const { cast, sequence } = situation.setting;
        const { by } = situation.template;
        const other = [cast.otherCustomer, cast.otherOwner].find(
          (one) => one !== by && one.role === by?.role,
        );
        if (by && other)
          await sequence.scene.send({ ...keyedAs(situation, 'another'), by: other }, 'first');
      },
      change: (situation) => keyedAs(situation, 'another'),
    },
    // After a refusal it is free again, for another request too.
    {
      name: 'key-after-refusal',
      rank: RANKS.telling,
      mode: 'forbidden',
      async before(situation) {
        const template = keyedAs(situation, 'refusal');
        const refused = {
          ...template,
          body: unknownBody(template.body) ?? otherBody(template.body),
        };
        await situation.setting.sequence.scene.send(refused, 'first');
      },
      change: (situation) => keyedAs(situation, 'refusal'),
    },
    {
      name: 'same-key-other-body',
      rank: RANKS.deep,
      change,
      again: (_situation, sent) => ({ ...sent, body: otherBody(sent.body) }),
    },
  ];
}

/** Refused beside a record of the same, and sent again under its key once that is deleted: only a success is kept. */
function inTheWay(contract: Contract, { takesIdempotencyKey, answers }: Operation): Case[] {
  if (!takesIdempotencyKey || !answers.has(201)) return [];
  return [
    {
      name: 'key-after-conflict',
      rank: RANKS.telling,
      mode: 'forbidden',
      async before(situation) {
        const { setting, template } = situation;
        const { scene } = setting.sequence;
        const known = new Set(scene.pool.all());
        await scene.send(template, 'first');
        const made = [...scene.pool.all()].find((one) => !known.has(one));
        const remover =
          made &&
          contract.operations.find(
            ({ id }) => id.toLowerCase() === `delete${made.kind}`.toLowerCase(),
          );
        if (!made || !remover) throw new Unavailable('needs a record that can be deleted');
        await scene.send(keyedAs(situation, 'conflict'), 'beside it');
        await scene.send(await validOf(setting, remover, made), 'deleted');
      },
      change: (situation) => keyedAs(situation, 'conflict'),
    },
  ];
}

/** The body with its first text or number changed. */
function otherBody(body: unknown): unknown {
  if (!isObject(body)) return body;
  const name = Object.keys(body).findLast((one) => !(body[one] instanceof PerSide));
  if (name === undefined) return body;
  const { [name]: _left, ...others } = body;
  return others;
}

function versioned({ takesIfMatch }: About['operation']): Case[] {
  if (!takesIfMatch) return [];
  const matching = (situation: Situation) => {
    const etag = situation.things.find((thing) => thing.etag)?.etag;
    if (!etag) return undefined;
    const version = new PerSide((side) => etag[side]);
    return { ...situation.template, headers: { 'if-match': version } };
  };
  return [
    { name: 'if-match', rank: RANKS.wide, change: matching },
    // The first makes the version an old one.
    {
      name: 'if-match-old',
      rank: RANKS.wide,
      change: (situation) => {
        const template = matching(situation);
        const etag = situation.things.find((thing) => thing.etag)?.etag;
        const old = etag && { ...etag };
        const version = old && new PerSide((side) => old[side]);
        return template && { ...template, headers: { 'if-match': version } };
      },
      again: (_situation, sent) => sent,
    },
  ];
}
