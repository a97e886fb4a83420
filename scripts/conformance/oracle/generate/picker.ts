import type { Operation } from '../../contract/contract.ts';
import { isOfferKind, isPersonKind, type Kind } from '../model/kinds.ts';
import { chosen, hashOf } from '../model/pool.ts';
import type { Named, Person, Thing } from '../model/types.ts';
import type { Scene } from '../sequence/scene.ts';

/** Chooses the records that one request names. */
export interface Picker {
  /** Says which are chosen. */
  seed: string;
  /** One of a kind: near those chosen before, or any; made when there is none. */
  pick(kind: Kind, name: string): Promise<Thing>;
  /** Records of a kind that belong to those chosen; where there are none, those of the offers that they are of. */
  relatives(kind: Kind): Thing[];
  /** The same without those chosen already. */
  fresh(kind: Kind): Thing[];
}

/** How many in a hundred requests may name a record that is gone. */
const GONE = 12;

const isOffer = ({ kind }: Thing) => isOfferKind(kind);

const label = ({ label: text }: Thing) => text;

/** A picker that adds what it chooses to `things`. */
export function createPicker(
  scene: Scene,
  operation: Operation,
  seed: string,
  things: Thing[],
): Picker {
  const picker: Picker = {
    seed,
    relatives(kind) {
      const of = (some: readonly Thing[]) =>
        some
          .flatMap((thing) => [...thing.relatives])
          .filter((one) => one.kind === kind && one.state !== 'gone');
      const near = of(things);
      if (near.length > 0) return near;
      return of(things.flatMap(({ relatives }) => [...relatives].filter(isOffer)));
    },
    fresh: (kind) => picker.relatives(kind).filter((thing) => !things.includes(thing)),
    async pick(kind, name) {
      const [first] = things;
      if (first?.kind === kind) return first;
      const thing = isPersonKind(kind) ? await personOf(name, kind) : await record(kind, name);
      things.push(thing);
      return thing;
    },
  };
  return picker;

  async function record(kind: Kind, name: string): Promise<Thing> {
    const near = chosen(picker.fresh(kind), `${seed} ${name}`, label);
    if (near) return near;
    const takesGone = hashOf(`${seed} gone`) % 100 < GONE;
    const all = scene.pool.of(kind).filter(({ state }) => takesGone || state !== 'gone');
    return chosen(all, `${seed} ${name}`, label) ?? scene.make(kind);
  }

  async function personOf(name: string, kind: Kind): Promise<Thing> {
    const wantsHost = isHost(operation, name);
    const party = things.map((thing) => (wantsHost ? thing.host : thing.customer));
    const known: Person | undefined = party.find((one) => one);
    const person = known ?? (await scene.people.get(nameFor(wantsHost, name)));
    return kind === 'account' ? person.account : person.user;
  }

  function nameFor(wantsHost: boolean, name: string): Named {
    const isManaged = /admin|activate/u.test(operation.path);
    const isOther = isManaged || hashOf(`${seed} ${name}`) % 4 === 0;
    if (wantsHost) return isOther ? 'OTHER_BOAT_OWNER' : 'BOAT_OWNER';
    return isOther ? 'OTHER_CUSTOMER' : 'CUSTOMER';
  }
}

/** Whether a parameter or field names somebody who offers boats or tours. */
function isHost({ path, roles }: Operation, name: string): boolean {
  const at = path.indexOf(`{${name}}`);
  const word = at < 0 ? name : path.slice(0, at);
  if (/admin|customer|sender/u.test(word)) return false;
  return /owner|guide|captain|host|recipient/u.test(word) || !roles.includes('CUSTOMER');
}
