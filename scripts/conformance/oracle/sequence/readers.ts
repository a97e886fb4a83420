import type { Contract, Operation } from '../../contract/contract.ts';
import { choicesOf } from '../../sweep/cases/values.ts';
import type { Kind, Kinds } from '../model/kinds.ts';

/** The calls that show a record, found in the contract: by the ids of their paths and by what they answer. */
export interface Readers {
  /** Those whose path names a record of that kind. */
  of(kind: Kind): readonly Operation[];
  /** Those that answer about whoever asks. */
  own: readonly Operation[];
  /** Lists of everybody's records of a kind, without one in the path. */
  lists(kind: Kind): readonly Operation[];
  /** Those that tell of a person when they last did something. */
  activity: readonly Operation[];
  /** What is said of records of every kind, by two parameters that name the kind and the id. */
  typed: readonly Typed[];
}

/** A list that `type`, such as `recordType`, and `id`, `recordId`, ask for what is said of one record. */
export interface Typed {
  operation: Operation;
  type: string;
  id: string;
  /** The values of `type`. */
  choices: readonly string[];
}

/** Whether `BOAT_DOCUMENT` is a `boatDocument`, `APPLICATION` a `captainApplication`. */
export function isTypeOf(choice: string, kind: Kind): boolean {
  const word = choice.toLowerCase().replaceAll('_', '');
  return kind.toLowerCase() === word || kind.endsWith(choice.charAt(0) + word.slice(1));
}

function typedBy({ schemas }: Contract, kinds: Kinds, operation: Operation): Typed[] {
  const inQuery = operation.parameters.filter(({ in: where }) => where === 'query');
  return inQuery.flatMap(({ name, schema = {} }) => {
    const id = name.replace(/Type$/u, 'Id');
    const isNamed = id !== name && inQuery.some((one) => one.name === id);
    if (!isNamed || kinds.ofField(id, undefined) !== undefined) return [];
    const choices = choicesOf(schemas.flatten(schema)).filter((one) => typeof one === 'string');
    return [{ operation, type: name, id, choices }];
  });
}

/** Pages of the service's own content, which the run writes nothing of. */
const CONTENT = /^\/(blog-posts|destinations|services-content|uploads|health)/u;

export function createReaders(contract: Contract, kinds: Kinds): Readers {
  const byKind = new Map<Kind, Operation[]>();
  const byItem = new Map<Kind, Operation[]>();
  const own: Operation[] = [];
  const note = (map: Map<Kind, Operation[]>, kind: Kind, operation: Operation) =>
    map.set(kind, [...(map.get(kind) ?? []), operation]);

  for (const operation of contract.operations) {
    if (operation.method !== 'GET' || CONTENT.test(operation.path)) continue;
    const named = operation.parameters.filter(({ in: where }) => where === 'path');
    const kind = named
      .map(({ name }) => kinds.ofPath(operation, name))
      .find((one) => one !== undefined);
    if (kind !== undefined) note(byKind, kind, operation);
    else if (operation.owner !== 'none' && operation.owner.from !== 'path.id') own.push(operation);
    const item = itemOf(contract, kinds, operation);
    if (kind === undefined && item !== undefined) note(byItem, item, operation);
  }
  return {
    of: (kind) => byKind.get(kind) ?? [],
    own,
    activity: (byKind.get('user') ?? []).filter((operation) => showsActivity(contract, operation)),
    lists: (kind) => byItem.get(kind) ?? [],
    typed: contract.operations
      .filter(({ method }) => method === 'GET')
      .flatMap((operation) => typedBy(contract, kinds, operation)),
  };
}

const showsActivity = ({ schemas }: Contract, { answers }: Operation) =>
  [...(answers.get(200)?.media.values() ?? [])].some((schema) =>
    Object.keys(schemas.flatten(schema).properties).some((name) => /^last\w+At$/u.test(name)),
  );

/** What a list or a page is of. */
function itemOf({ schemas }: Contract, kinds: Kinds, operation: Operation): Kind | undefined {
  const [schema] = operation.answers.get(200)?.media.values() ?? [];
  const flat = schemas.flatten(schema ?? {});
  const content = schemas.flatten(flat.properties.content ?? {});
  const items = flat.items ?? content.items;
  return items ? kinds.ofSchema(schemas.flatten(items).names) : undefined;
}
