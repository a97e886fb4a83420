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

/** Refuses a status that the operation does not document, naming those it does. */
export function checkPreference(operation: Operation, { code }: Preference): Refusal | undefined {
  if (code === undefined || operation.statuses.includes(code)) return undefined;
  const documented = operation.statuses.join(', ');
  return badRequest([
    {
      field: 'header.prefer',
      message: {
        tr: `${operation.id} için ${code} tanımlı değil; tanımlı olanlar: ${documented}`,
        en: `${operation.id} does not document ${code}; it documents ${documented}`,
      },
    },
  ]);
}
