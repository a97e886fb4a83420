import { machinesOf } from '../../../../openapi/model/annotations/states.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';

/** What an id can belong to, named as its schema is: `boat`, `tourDate`, `user`. */
export type Kind = string;

/** Whether records of a kind are somebody: the user or the account that a person has. */
export const isPersonKind = (kind: Kind | undefined): kind is 'user' | 'account' =>
  kind === 'user' || kind === 'account';

/** Whether records of a kind are offered, with all that belongs to them. */
export const isOfferKind = (kind: Kind | undefined): kind is 'boat' | 'tour' =>
  kind === 'boat' || kind === 'tour';

/** Words of paths and fields that stand for a person whatever the contract says of ownership. */
const PEOPLE = new Set([
  'owner',
  'customer',
  'captain',
  'guide',
  'sender',
  'recipient',
  'host',
  'author',
]);

/** What is said of a trip once it has taken place. */
export const OF_TRIPS: ReadonlySet<Kind> = new Set(['review', 'reviewReply']);

/** Words of paths whose record has another name as a schema. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  reply: 'reviewReply',
};

const PREFIX = /^(managed|user|reported|recent|change)(?=[A-Z])/u;
const SUFFIX = /(Summary|Details|Create|Update|Order|Reference)$/u;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `boat-services` → `boatService`. */
function singular(segment: string): string {
  const camel = segment.replace(/-(\w)/gu, (_match, letter: string) => letter.toUpperCase());
  if (camel.endsWith('ies')) return `${camel.slice(0, -3)}y`;
  return camel.endsWith('s') && !camel.endsWith('ss') ? camel.slice(0, -1) : camel;
}

export interface Kinds {
  /** What an object of a schema of that name is; undefined when the contract names no such record. */
  ofSchema(names: readonly string[]): Kind | undefined;
  /** What the id in a field belongs to; `own` is the kind of the object around it. */
  ofField(name: string, own: Kind | undefined): Kind | undefined;
  /** What the parameter of a path names. */
  ofPath(operation: Operation, parameter: string): Kind | undefined;
  /** Whether a call of the contract names a record of that kind in its path. */
  isNamed(kind: Kind): boolean;
  /** The field that says which state a record of that kind is in; undefined where the contract names no states. */
  stateField(kind: Kind): string | undefined;
  /** What an operation is about: the record that `id` of its body names. */
  ofOperation(operation: Operation): Kind | undefined;
  /** Whether an operation is about what is said of a trip, which has taken place before the run. */
  isOfTrips(operation: Operation): boolean;
}

/** Tells from names of the contract which record an id belongs to. */
export function createKinds(contract: Contract): Kinds {
  const { schemas } = contract.document.components;
  const known = new Set(Object.keys(schemas).map(lowerFirst));
  const people = new Set(PEOPLE);
  const document: object = contract.document;
  const ownership =
    'x-ownership' in document && isObject(document['x-ownership']) ? document['x-ownership'] : {};
  for (const path of Object.values(ownership).flat()) {
    const field = String(path).split('.').at(-1) ?? '';
    if (field.endsWith('Id')) people.add(field.slice(0, -2));
  }

  function ofWord(word: string): Kind | undefined {
    const one = singular(word);
    if (people.has(one)) return 'user';
    if (one in OTHER_NAMES) return OTHER_NAMES[one];
    if (one === 'notification') return one;
    return known.has(one) ? one : undefined;
  }

  function ofSchema(names: readonly string[]): Kind | undefined {
    for (const name of names) {
      const plain = lowerFirst(lowerFirst(name).replace(SUFFIX, '').replace(PREFIX, ''));
      const kind = ofWord(plain);
      if (kind !== undefined) return kind;
    }
    return undefined;
  }

  function ofPath(operation: Operation, parameter: string): Kind | undefined {
    const named = /^(\w+)Id$/u.exec(parameter)?.[1];
    if (named) return ofWord(named);
    if (parameter !== 'id') return undefined;
    const segments = operation.path.split('/');
    const before = segments.slice(0, segments.indexOf('{id}'));
    return before.reduceRight<Kind | undefined>((found, word) => found ?? ofWord(word), undefined);
  }

  function ofOperation({ path }: Operation): Kind | undefined {
    const [segment = ''] = path.split('/').filter((word) => word !== '' && word !== 'admin');
    return ofWord(segment);
  }

  const inPaths = new Set(
    contract.operations.flatMap((operation) =>
      operation.parameters
        .filter(({ in: where }) => where === 'path')
        .map(({ name }) => ofPath(operation, name)),
    ),
  );

  const stateFields = new Map(
    machinesOf(contract.document).map(({ record, field }) => [ofSchema([record]), field]),
  );

  return {
    ofSchema,
    stateField: (kind) => stateFields.get(kind),
    ofPath,
    isNamed: (kind) => inPaths.has(kind),
    ofField(name, own) {
      if (name === 'id') return own;
      const word = /^(\w+?)Ids?(To[A-Z]\w*)?$/u.exec(name)?.[1];
      if (word === undefined) return undefined;
      // A picture is one of a boat or of a tour, a service one of a boat: the longer name counts.
      const owners = [own?.replace(/[A-Z].*$/u, ''), 'boat', 'tour'];
      const longer = owners.map(
        (owner) => `${owner}${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      );
      return ofWord(word) ?? longer.find((kind) => known.has(kind));
    },
    ofOperation,
    isOfTrips: (operation) => OF_TRIPS.has(ofOperation(operation) ?? ''),
  };
}
