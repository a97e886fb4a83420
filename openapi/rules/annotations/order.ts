import { annotationRule, type Names } from './names.ts';

/** When a record was made is an order of lists that do not tell it, too. */
const MADE = 'createdAt';

const KEY = /^[A-Za-z.]+(\|[A-Za-z.]+)*( (asc|desc))?( tr)?( nulls-(first|last))?$/;

/** What is wrong with the keys of one order. */
function problemsOf(keys: unknown, needsWay: boolean): string[] {
  if (!Array.isArray(keys) || keys.length === 0) return ['x-order lists at least one key.'];
  return keys.flatMap((key: unknown) => {
    const text = String(key);
    if (!KEY.test(text))
      return [
        `A key of x-order is a field, asc or desc, tr, nulls-first or nulls-last, not “${text}”.`,
      ];
    return needsWay && !/ (asc|desc)\b/.test(text)
      ? [`The key ${text} says neither asc nor desc.`]
      : [];
  });
}

/** Fields of the records that an operation lists; empty where they have no name. */
function listedFields({ operations, fieldsOf }: Names, id: string): Set<string> {
  const names = operations.get(id)?.speaksOf ?? [];
  return new Set(names.flatMap((name) => [...fieldsOf(name)]));
}

/** `x-order` of a list names fields of its records; that of a sort has an order for each of its values. */
export const order = annotationRule<string[] | Record<string, string[]>>(
  'x-order',
  (value, names, { operation, schema }, report) => {
    if (operation !== undefined) {
      for (const problem of problemsOf(value, true)) report(problem);
      const fields = listedFields(names, operation);
      // A page has its records below `content`, whose schema is not looked into here.
      if (fields.size === 0 || fields.has('content') || !Array.isArray(value)) return;
      for (const key of value) {
        const [named = ''] = key.split(' ');
        for (const path of named.split('|')) {
          const [field = ''] = path.split('.');
          if (!fields.has(field) && field !== MADE)
            report(`x-order sorts by ${field}, which the records do not have.`);
        }
      }
      return;
    }
    const values = (names.schemas.get(schema ?? '')?.enum ?? []).map(String);
    if (values.length === 0 || Array.isArray(value))
      return report('x-order stands at an operation that lists, or at the enum of its sorts.');
    for (const one of values) if (!(one in value)) report(`x-order says nothing of ${one}.`);
    for (const [one, keys] of Object.entries(value)) {
      if (!values.includes(one)) report(`x-order knows ${one}, which the enum has not.`);
      for (const problem of problemsOf(keys, one.includes(','))) report(problem);
    }
  },
);
