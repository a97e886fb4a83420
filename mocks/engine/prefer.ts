import { badRequest, type Refusal } from '../rules/refusal.ts';
import type { Operation } from './operation.ts';

/** What a `Prefer` header asks of the examples, as on stock Prism. */
export interface Preference {
  code?: number;
  exampleKey?: string;
  dynamic: boolean;
}

/** Reads `code=503`, `example=empty` and `dynamic=true`; undefined when the header asks for none of them. */
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
  return { dynamic, ...(code && { code: Number(code) }), ...(example && { exampleKey: example }) };
}

function refuse(operation: Operation, asked: string, documented: readonly (string | number)[]) {
  const all = documented.join(', ') || '–';
  const message = {
    tr: `${operation.id} için ${asked} tanımlı değil; tanımlı olanlar: ${all}`,
    en: `${operation.id} does not document ${asked}; it documents ${all}`,
  };
  return badRequest([{ field: 'header.prefer', message }]);
}

/** Refuses a status or an example that the operation does not document, naming those it does. */
export function checkPreference(
  operation: Operation,
  { code, exampleKey }: Preference,
): Refusal | undefined {
  const { statuses } = operation;
  if (code !== undefined && !statuses.includes(code))
    return refuse(operation, String(code), statuses);
  if (exampleKey === undefined) return undefined;
  const examples = operation.exampleNamesOf(code ?? Math.min(...statuses));
  return examples.includes(exampleKey)
    ? undefined
    : refuse(operation, exampleKey.slice(0, 100), examples);
}
