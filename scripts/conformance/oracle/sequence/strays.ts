import { type Session, sessionOf } from '../../actors/actors.ts';
import type { Contract } from '../../contract/contract.ts';
import { at, textAt } from '../../lib/json.ts';
import type { Kind, Kinds } from '../model/kinds.ts';
import type { Person } from '../model/types.ts';
import type { PairAnswer } from '../pair/pair.ts';

/** A record that the service has made and the mock has not. */
export interface Stray {
  kind: Kind;
  /** Its id on the service. */
  id: unknown;
  by: Person | undefined;
}

/** What the service has made that nobody and nothing of a scene stands for: it is taken back all the same. */
export interface Strays {
  note(answer: PairAnswer): void;
  /** Everybody who was registered, by whichever call, by the id of the user. */
  people: ReadonlyMap<number, Session>;
  records: Stray[];
}

/** Remembers what is made on the service beside what both sides have. */
export function createStrays({ schemas }: Pick<Contract, 'schemas'>, kinds: Kinds): Strays {
  const people = new Map<number, Session>();
  const records: Stray[] = [];
  return {
    people,
    records,
    note({ service, mock, operation, template: { by, body } }) {
      if (!service.ok) return;
      if (operation.id === 'registerAccount') {
        const somebody = sessionOf(service.exchange, textAt(body, 'password'));
        if (typeof somebody !== 'string') people.set(somebody.userId, somebody);
      }
      const [schema] = operation.answers.get(201)?.media.values() ?? [];
      const kind = schema && kinds.ofSchema(schemas.flatten(schema).names);
      const id = at(service.body, 'id');
      // What both have made is among the records of the scene.
      if (!mock.ok && kind !== undefined && id !== undefined) records.push({ kind, id, by });
    },
  };
}
