import { annotationRule, type Names } from './names.ts';

interface ServerSet {
  to?: unknown;
  from?: string[];
  except?: string[];
  kept?: boolean;
}

const KEYS = ['to', 'from', 'except', 'kept'];
const ROLES = ['CUSTOMER', 'BOAT_OWNER', 'ADMIN'];
const GIVEN = ['session.id', 'session.role', 'clock', 'service'];

function sourceProblem(source: string, { fieldsOf }: Names, schema: string): string | undefined {
  if (GIVEN.includes(source)) return undefined;
  const [record = '', field = ''] = source.split('.');
  const owner = record === 'request' ? schema : record;
  if (fieldsOf(owner).has(field)) return undefined;
  return `x-server-set.from names ${source}, which is no field; others are ${GIVEN.join(', ')}.`;
}

/** `x-server-set` says either the value or what it is made from, by fields that exist. */
export const serverSet = annotationRule<ServerSet>(
  'x-server-set',
  (value, names, { schema = '', field }, report) => {
    if (field === undefined) return report('x-server-set stands at a field.');
    for (const key of Object.keys(value))
      if (!KEYS.includes(key)) report(`x-server-set knows no ${key}; it has ${KEYS.join(', ')}.`);
    if ('to' in value === 'from' in value)
      report(
        'x-server-set says the value (`to`) or what it is made from (`from`), one of the two.',
      );
    for (const source of value.from ?? []) {
      const problem = sourceProblem(source, names, schema);
      if (problem) report(problem);
    }
    for (const role of value.except ?? [])
      if (!ROLES.includes(role)) report(`x-server-set.except knows no ${role}.`);
    const changes = (source: string) => !['clock', 'session.id', 'service'].includes(source);
    if (value.kept && !value.from?.some(changes))
      report('x-server-set.kept is for what is made from something that may change.');
  },
);
