import { isObject } from '../../../lib/json.ts';
import { refsIn } from '../../model/refs.ts';
import type { Person, Thing } from '../../model/types.ts';
import type { PairAnswer } from '../../pair/pair.ts';
import type { PerSide } from '../../pair/sides.ts';
import type { Found } from '../../sequence/found.ts';
import type { Sequence } from '../../sequence/sequence.ts';
import type { Teller } from './scene/teller.ts';

const refsOf = ({ template: { path, query, body } }: PairAnswer) => [
  ...refsIn([path, query, body]),
];

/** `scene 12#3/boat` → `scene 12`. */
const callOf = ({ label }: Thing) => label.split('#')[0] ?? '';

/**
 * The calls of a scene that a difference needs: those that made the records it names, the records these name in
 * turn, and what became of the former; with how their people came to be.
 */
export function storyCalls(
  { difference, answer }: Found,
  { log, scene }: Sequence,
  { calls }: Teller,
): PairAnswer[] {
  const byRef = new Map([...scene.pool.all()].map((thing) => [thing.ref, thing]));
  const known = (refs: readonly PerSide[]) =>
    refs.flatMap((ref) => {
      const thing = byRef.get(ref);
      return thing ? [thing] : [];
    });
  const direct = new Set(known(refsOf(answer)));
  for (const { kind, id } of difference.records ?? []) {
    const thing = scene.pool.find(kind, 'mock', id);
    if (thing) direct.add(thing);
  }
  const chosen = new Set<PairAnswer>();
  const parents = new Set(direct);
  for (const thing of parents) {
    const call = calls.get(callOf(thing));
    if (!call) continue;
    chosen.add(call);
    for (const other of known(refsOf(call))) parents.add(other);
  }
  for (const call of calls.values()) {
    const isAbout = known([...refsIn(call.template.path)]).some(
      (thing) => direct.has(thing) && thing.kind !== 'user',
    );
    if (isAbout && call.operation.method !== 'GET') chosen.add(call);
  }
  const people = [...chosen, answer].flatMap(({ template: { by } }) => (by ? [by] : []));
  for (const thing of direct) {
    const person = scene.people
      .known()
      .find(({ user, account }) => user === thing || account === thing);
    if (person) people.push(person);
  }
  for (const call of log) if (people.some((person) => brought(call, person))) chosen.add(call);
  return [...log.filter((call) => chosen.has(call) && call !== answer), answer];
}

/** Whether a call registered somebody, or made a captain of them. */
function brought({ template, operation }: PairAnswer, { username, user }: Person): boolean {
  if (operation.id === 'setUserRole') return template.path?.id === user.ref;
  const isSession = operation.id === 'registerAccount' || operation.id === 'logIn';
  return isSession && isObject(template.body) && template.body.username === username;
}
