import { sessionOf } from '../../actors/actors.ts';
import type { Contract } from '../../contract/contract.ts';
import { isObject, textAt } from '../../lib/json.ts';
import { isScoped } from '../compare/answers.ts';
import { harvest } from '../compare/harvest.ts';
import type { Ids } from '../compare/ids.ts';
import type { Kinds } from '../model/kinds.ts';
import type { People } from '../model/people.ts';
import type { Pool } from '../model/pool.ts';
import type { Person, Thing } from '../model/types.ts';
import type { PairAnswer } from '../pair/pair.ts';
import { onBoth } from '../pair/sides.ts';

interface World {
  contract: Contract;
  kinds: Kinds;
  pool: Pool;
  ids: Ids;
  people: People;
  word: string;
}

/** Takes in what two successful answers say: records, versions, sessions, roles, what is gone. */
export function takeIn(world: World, answer: PairAnswer, label: string): Thing[] {
  const { service, mock, operation, template } = answer;
  if (!service.ok || !mock.ok) return [];
  const people = world.people.known();
  const media = operation.answers.get(mock.status)?.media.get('application/json');
  const isOurs = operation.method !== 'GET' || isScoped(answer, world.word);
  const things =
    media && isOurs
      ? harvest(
          {
            ...world,
            schemas: world.contract.schemas,
            label,
            personOf: (id) => people.find(({ user }) => user.ids.mock === id),
          },
          media,
          { service: service.body, mock: mock.body },
        )
      : [];
  const first = named(world, answer);
  const shown = things[0] ?? first;
  const etags = onBoth((side) => answer[side].exchange.responseHeaders.etag ?? '');
  if (shown && etags.service !== '' && etags.mock !== '') shown.etag = etags;
  if (operation.method === 'DELETE' && first && first.kind !== 'user') bury(first);
  else if (operation.method === 'POST' && template.by) adopt(things, template.by);
  if (first && operation.answers.has(201)) belong(things, first);
  sessions(world, answer, people);
  return things;
}

/** The record that the path of a request names. */
function named({ kinds, pool }: World, { template, operation }: PairAnswer): Thing | undefined {
  for (const [name, value] of Object.entries(template.path ?? {})) {
    const kind = kinds.ofPath(operation, name);
    const thing = kind && pool.of(kind).find(({ ref }) => ref === value);
    if (thing) return thing;
  }
  return undefined;
}

function bury(thing: Thing) {
  thing.state = 'gone';
}

/** What was made in a record that the path names is of it, also where its answer names nothing. */
function belong(things: readonly Thing[], whole: Thing) {
  for (const part of things) {
    if (part === whole || part.kind === whole.kind || part.relatives.size > 0) continue;
    part.relatives.add(whole);
    whole.relatives.add(part);
  }
}

function adopt(things: readonly Thing[], by: Person) {
  for (const thing of things) {
    if (thing.host || thing.customer) continue;
    if (by.role === 'BOAT_OWNER') thing.host = by;
    else thing.customer = by;
  }
}

/** Whoever signs in again, changes the password or is given another role goes on as that. */
function sessions(
  { people }: World,
  { service, mock, operation, template }: PairAnswer,
  known: readonly Person[],
) {
  const both = { service, mock };
  const tokens = onBoth((side) => sessionOf(both[side].exchange, undefined));
  if (typeof tokens.service !== 'string' && typeof tokens.mock !== 'string') {
    const { username } = tokens.mock;
    const person = known.find((one) => one.username === username);
    const { service: ours, mock: theirs } = tokens;
    if (person) people.renew(person, { service: ours.token, mock: theirs.token });
  }
  const body = isObject(template.body) ? template.body : {};
  const changed = textAt(body, 'newPassword');
  if (changed && template.by && /Password$/u.test(operation.id)) template.by.password = changed;
  const user = known.find(({ user: one, account }) =>
    Object.values(template.path ?? {}).some((value) => value === one.ref || value === account.ref),
  );
  const role = textAt(mock.body, 'role');
  if (user && operation.method === 'PUT' && role) user.role = role;
  if (
    operation.method === 'DELETE' &&
    operation.owner !== 'none' &&
    operation.owner.resource === 'account' &&
    template.by
  )
    people.forget(template.by);
}
