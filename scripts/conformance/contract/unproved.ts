import type { JsonSchema } from '../../../openapi/model/document.ts';
import { isObject } from '../lib/json.ts';
import type { Unproved } from '../types.ts';
import type { Contract, Operation } from './contract.ts';

const REFERENCE = '#/components/schemas/';

/** The names of the schemas below a place, those they refer to included. */
function schemasBelow(contract: Contract, place: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(place)) for (const one of place) schemasBelow(contract, one, found);
  if (!isObject(place)) return found;
  const { $ref, ...rest } = place;
  if (typeof $ref === 'string' && $ref.startsWith(REFERENCE)) {
    const name = $ref.slice(REFERENCE.length);
    if (!found.has(name)) {
      found.add(name);
      schemasBelow(contract, contract.document.components?.schemas?.[name], found);
    }
  }
  for (const one of Object.values(rest)) schemasBelow(contract, one, found);
  return found;
}

const answersOf = ({ answers }: Operation) =>
  [...answers].flatMap(([status, { media }]) => (status < 300 ? [...media.values()] : []));

/** Whether a schema is a record: it, or a part of it, has an id of its own. */
function isRecord(contract: Contract, name: string): boolean {
  const schema: JsonSchema | undefined = contract.document.components?.schemas?.[name];
  if (!schema) return false;
  if (schema.properties?.id !== undefined) return true;
  return (schema.allOf ?? []).some(
    ({ $ref, properties }) =>
      properties?.id !== undefined ||
      ($ref !== undefined && isRecord(contract, $ref.slice(REFERENCE.length))),
  );
}

/** `BoatDocument` → `boat document`. */
const words = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();

/** What is said of an operation and of the schemas that it answers: descriptions and `x-` annotations. */
function said(contract: Contract, operation: Operation, schemas: ReadonlySet<string>): string {
  const named = [...schemas].map((name) => contract.document.components?.schemas?.[name]);
  return JSON.stringify([operation.description, ...named]).toLowerCase();
}

/**
 * What a selection leaves unproved: the operations outside it that answer the records which it writes, that
 * speak of them or carry their ids, or that annotations join to its writes. Undefined when it writes nothing.
 */
export function unprovedOf(
  contract: Contract,
  isSelected: (operationId: string) => boolean,
): Unproved | undefined {
  const selected = contract.operations.filter(({ id }) => isSelected(id));
  const writes = selected.filter(({ method }) => method !== 'GET');
  if (writes.length === 0 || selected.length === contract.operations.length) return undefined;
  const areasWritten = new Set(writes.flatMap(({ tags }) => tags));
  // A record that is deleted is told by those that read it.
  const telling = selected.filter(({ tags }) => tags.some((tag) => areasWritten.has(tag)));
  const records = new Set(
    telling
      .flatMap((operation) => [...schemasBelow(contract, answersOf(operation))])
      .filter((name) => isRecord(contract, name)),
  );
  const wanted = [
    ...[...records].map(
      (name) =>
        new RegExp(`\\b${words(name)}s?\\b|"${name[0]?.toLowerCase()}${name.slice(1)}id"`, 'u'),
    ),
    ...writes.map(({ id }) => new RegExp(`\\b${id.toLowerCase()}\\b`, 'u')),
  ];
  const follows = contract.operations.filter((operation) => {
    if (isSelected(operation.id)) return false;
    const schemas = schemasBelow(contract, answersOf(operation));
    if ([...schemas].some((name) => records.has(name))) return true;
    const text = said(contract, operation, schemas);
    return operation.method === 'GET' && wanted.some((one) => one.test(text));
  });
  if (follows.length === 0) return undefined;
  const byArea = Map.groupBy(follows, ({ tags }) => tags[0] ?? '');
  return {
    areas: [...byArea].sort(([, a], [, b]) => b.length - a.length).map(([area]) => area),
    operations: follows.map(({ id }) => id),
  };
}
