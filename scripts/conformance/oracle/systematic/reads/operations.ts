import type { Contract, Operation } from '../../../contract/contract.ts';
import type { Kinds } from '../../model/kinds.ts';

/** Pages of the service's own content, which the run writes nothing of. */
const CONTENT = /^\/(uploads|health)/u;
/** Searches that are sent in a body, and checks that change nothing. */
const SEARCHES = /^(search|query|checkBookingAvailability|validate)/u;

export const isReading = ({ method, id, path }: Operation): boolean =>
  !CONTENT.test(path) && (method === 'GET' || (method === 'POST' && SEARCHES.test(id)));

/** What can be read: every GET, and searches that are sent in a body. */
export const readingsOf = ({ operations }: Contract, only: (id: string) => boolean): Operation[] =>
  operations.filter((operation) => isReading(operation) && only(operation.id));

/** A parameter, or a field of a search's body. */
export interface Asked {
  name: string;
  where: 'path' | 'query' | 'body';
  schema: object;
  required: boolean;
}

/** What a reading can be asked for, beyond the record that its path names. */
export function askedOf({ schemas }: Contract, kinds: Kinds, operation: Operation): Asked[] {
  const query = operation.parameters.flatMap(
    ({ name, in: where, schema = {}, required = false }): Asked[] => {
      const isOpen = where === 'path' && kinds.ofPath(operation, name) === undefined;
      return where === 'query' || isOpen ? [{ name, where, schema, required }] : [];
    },
  );
  if (operation.method === 'GET') return query;
  const body = schemas.flatten(operation.body?.schema ?? {});
  const fields = Object.entries(body.properties).map(([name, schema]) => ({
    name,
    where: 'body' as const,
    schema,
    required: body.required.includes(name),
  }));
  return [...query, ...fields];
}

/** What an answer is, or what a list or page is of. */
export function itemKindOf(
  { contract: { schemas }, kinds }: { contract: Contract; kinds: Kinds },
  { answers }: Operation,
): string | undefined {
  const [schema] = (answers.get(200) ?? answers.get(201))?.media.values() ?? [];
  const flat = schemas.flatten(schema ?? {});
  const items = flat.items ?? schemas.flatten(flat.properties.content ?? {}).items;
  return kinds.ofSchema(items ? schemas.flatten(items).names : flat.names);
}
