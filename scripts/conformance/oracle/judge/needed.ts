import { bearerOf } from '../../client/bearer.ts';
import { isObject } from '../../lib/json.ts';
import { refsIn } from '../model/refs.ts';
import type { PairAnswer } from '../pair/pair.ts';
import { type PerSide, resolved, SIDES } from '../pair/sides.ts';

/** Fields that name a record, a person or a session. */
const NAMES = /^(?:id|\w+Id|username|email|token)$/u;

/**
 * Those of the calls before `last` that it may depend on: whatever is about the same records and people, or about others
 * that these are about, each call of the same operation, and what one side alone has done. What stands apart from all of
 * that, such as people who do nothing, is left out. What only administrators have in common joins nothing.
 */
export function neededFor(calls: readonly PairAnswer[], last: PairAnswer): PairAnswer[] {
  const administrators = new Set(
    calls.flatMap(({ template: { by } }) => (by?.actor === 'ADMIN' ? personNames(by) : [])),
  );
  const named = new Map(
    calls.map((one) => [one, namesIn(one).filter((name) => !administrators.has(name))]),
  );
  const needed = new Set([last]);
  const reached = new Set(named.get(last));
  const isNear = (one: PairAnswer) =>
    one.operation.id === last.operation.id ||
    // What one side alone has done may be behind anything that follows.
    one.service.ok !== one.mock.ok ||
    named.get(one)?.some((name) => reached.has(name));
  for (let before = 0; needed.size > before; ) {
    before = needed.size;
    for (const one of calls.filter(isNear)) {
      needed.add(one);
      for (const name of named.get(one) ?? []) reached.add(name);
    }
  }
  return calls.filter((one) => needed.has(one));
}

type Sender = NonNullable<PairAnswer['template']['by']>;

/** What something is called on each side, told apart by the side. */
const onEachSide = (ref: PerSide) => SIDES.map((side) => `${side} ${String(resolved(ref, side))}`);

const personNames = ({ username, user, account, tokens }: Sender): string[] => [
  ...SIDES.flatMap((side) => [`${side} ${username}`, `${side} ${tokens[side]}`]),
  ...[user, account].flatMap(({ ref }) => onEachSide(ref)),
];

/** Ids and names of accounts that a call names or answers, and those of whoever sends it. */
function namesIn({ template: { by, path, query, body }, ...answers }: PairAnswer): string[] {
  const refs = [...refsIn(path), ...refsIn(query), ...refsIn(body)];
  return [
    ...(by ? personNames(by) : []),
    ...refs.flatMap(onEachSide),
    ...SIDES.flatMap((side) => {
      const token = bearerOf(answers[side].exchange) ?? [];
      const told = [resolved(body, side), answers[side].body].flatMap((part) => [...namesOf(part)]);
      return told.concat(token).map((name) => `${side} ${name}`);
    }),
  ];
}

function* namesOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* namesOf(item);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      if (NAMES.test(name) && (typeof inner === 'number' || typeof inner === 'string'))
        yield String(inner);
      else yield* namesOf(inner);
}
