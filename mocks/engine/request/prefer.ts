import Negotiator from 'negotiator';
import { badRequest, notAcceptable, type Refusal } from '../../rules/common/refusal.ts';
import type { Operation } from '../contract/operation.ts';

/** What a `Prefer` header asks of the examples, as on stock Prism. */
export interface Preference {
  code?: number;
  exampleKey?: string;
  dynamic: boolean;
  /** Decides what is made up; the same seed makes up the same answer to the same request. */
  seed: string;
}

/**
 * Reads `code=503`, `example=empty`, `dynamic=true` and `seed=5`; undefined when the header asks for none
 * of the first three.
 */
export function preferenceOf(header: string | undefined): Preference | undefined {
  if (!header) return undefined;
  const wishes = new Map(
    header.split(/[,;]/).map((wish) => {
      const [name = '', value = ''] = wish.trim().split('=');
      return [name.toLowerCase(), value.replaceAll('"', '')] as const;
    }),
  );
  const code = wishes.get('code');
  const example = wishes.get('example');
  const dynamic = wishes.get('dynamic') === 'true';
  if (!code && !example && !dynamic) return undefined;
  const seed = wishes.get('seed') ?? '';
  return {
    dynamic,
    seed,
    ...(code && { code: Number(code) }),
    ...(example && { exampleKey: example }),
  };
}

function refuse(operation: Operation, asked: string, documented: readonly (string | number)[]) {
  const all = documented.join(', ') || '–';
  const message = {
    tr: `${operation.id} için ${asked} tanımlı değil; tanımlı olanlar: ${all}`,
    en: `${operation.id} does not document ${asked}; it documents ${all}`,
  };
  return badRequest([{ field: 'header.prefer', message }]);
}

/**
 * Refuses a status or an example that the operation does not document, naming those it does, and a
 * content type that its answer does not have (406).
 */
export function checkPreference(
  operation: Operation,
  { code, exampleKey }: Preference,
  accept: string | undefined,
): Refusal | undefined {
  const { statuses } = operation;
  if (code !== undefined && !statuses.includes(code))
    return refuse(operation, String(code), statuses);
  const status = code ?? Math.min(...statuses);
  const types = operation.contentTypesOf(status);
  if (types.length > 0 && !new Negotiator({ headers: { accept } }).mediaType(types))
    return notAcceptable(types);
  if (exampleKey === undefined) return undefined;
  const examples = operation.exampleNamesOf(status);
  return examples.includes(exampleKey)
    ? undefined
    : refuse(operation, exampleKey.slice(0, 100), examples);
}
