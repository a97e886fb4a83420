import { isObject } from '../../../lib/json.ts';
import { refsIn } from '../../model/refs.ts';
import type { Person, Thing } from '../../model/types.ts';
import type { PairAnswer } from '../../pair/pair.ts';
import type { PerSide } from '../../pair/sides.ts';
import type { Found } from '../../sequence/found.ts';
import type { Scene } from '../../sequence/scene.ts';
import type { Sequence } from '../../sequence/sequence.ts';
import type { Teller } from './scene/teller.ts';

const refsOf = ({ template: { path, query, body } }: PairAnswer) => [
  ...refsIn([path, query, body]),
];

/** What a story needs of a scene. */
interface Told {
  pool: Pick<Scene['pool'], 'all' | 'find'>;
  people: Pick<Scene['people'], 'known'>;
}

/** `scene 12#3/boat` → `scene 12`. */
const callOf = ({ label }: Thing) => label.split('#')[0] ?? '';

/**
 * The calls of a scene that a difference needs: those that made the records it names, the records these name in
 * turn, and what became of the former; with how their people came to be.
 */
export function storyCalls(
  { difference, answer }: Found,
  { log, scene }: Pick<Sequence, 'log'> & { scene: Told },
  { calls }: Pick<Teller, 'calls'>,
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
  const parts = new Map<string, number>();
  for (const call of calls.values()) {
    const about = known([...refsIn(call.template.path)]).find(
      (thing) => direct.has(thing) && thing.kind !== 'user',
    );
    if (!about || !isWrite(call)) continue;
    const count = (parts.get(`${call.operation.id} ${about.label}`) ?? 0) + 1;
    parts.set(`${call.operation.id} ${about.label}`, count);
    const isOneMore = call.operation.method === 'POST' && count > FEW_PARTS;
    if (isOneMore && !isOf(call, `${answer.operation.id} ${difference.place}`)) continue;
    chosen.add(call);
  }
  const people = [...chosen, answer].flatMap(({ template: { by } }) => (by ? [by] : []));
  for (const thing of direct) {
    const person = scene.people
      .known()
      .find(({ user, account }) => user === thing || account === thing);
    if (person) people.push(person);
  }
  const before = log.slice(0, log.indexOf(answer));
  for (const call of log) if (people.some((person) => brought(call, person))) chosen.add(call);
  // What one side alone has done may be behind anything that follows.
  for (const call of before)
    if (isWrite(call) && call.service.ok !== call.mock.ok) chosen.add(call);
  return [...log.filter((call) => chosen.has(call) && call !== answer), answer];
}

/** How many parts of one kind a story tells of, where the difference is about something else. */
const FEW_PARTS = 2;

/** Whether a text names what a call makes: `uploadBoatImage`, `listBoatImages body[]`. */
const isOf = ({ operation }: PairAnswer, text: string): boolean => {
  const made = operation.id.match(/\p{Lu}\p{Ll}+$/u)?.[0];
  return made === undefined || text.toLowerCase().includes(made.toLowerCase());
};

const isWrite = ({ operation }: PairAnswer) => operation.method !== 'GET';

/** Whether a call registered somebody, or changed what they are: their role, say, or whether they are let in. */
function brought(call: PairAnswer, { username, user, account }: Person): boolean {
  const { template, operation } = call;
  const isAbout = Object.values(template.path ?? {}).some(
    (value) => value === user.ref || value === account.ref,
  );
  if (isAbout) return isWrite(call) && call.mock.ok;
  const isSession = operation.id === 'registerAccount' || operation.id === 'logIn';
  return isSession && isObject(template.body) && template.body.username === username;
}
