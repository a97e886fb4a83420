import { annotationRule, type Names } from './names.ts';

type Figure = Record<string, unknown>;

const KINDS = [
  'count',
  'distinct',
  'sum',
  'mean',
  'min',
  'max',
  'tally',
  'difference',
  'product',
  'percent',
];
const PARTS = ['with', 'where', 'who', 'round', 'empty', 'least'];
/** Kinds whose list is of fields; all others count records. */
const OF_FIELDS = ['sum', 'difference', 'product', 'percent'];

/** What is wrong with the source of a figure. */
function sourceProblems(
  kind: string,
  figure: Figure,
  names: Names,
  fields: ReadonlySet<string>,
): string[] {
  const of = figure[kind];
  if (Array.isArray(of)) {
    if (!OF_FIELDS.includes(kind)) return [`${kind} takes records, not fields`];
    if (of.length < 2) return [`${kind} takes two fields or more`];
    return [...of, ...Object.keys(Object(figure.where))]
      .filter(
        (one) => typeof one === 'string' && fields.size > 0 && !fields.has(one.split('.')[0] ?? ''),
      )
      .map((one) => `names ${one}, which the record does not have`);
  }
  const [list = '', field] = String(of).split('.');
  if (list === 'record')
    return fields.size > 0 && !fields.has(field ?? '')
      ? [`names record.${field}, which the record does not have`]
      : [];
  const operation = names.operations.get(list);
  if (operation?.method !== 'get') return [`counts ${list}, which is no operation that lists`];
  const needsField = kind !== 'count';
  return needsField && field === undefined ? [`says no field of ${list}, as ${list}.rating`] : [];
}

function problemsOf(
  figure: Figure,
  names: Names,
  fields: ReadonlySet<string>,
  hasPlace: boolean,
): string[] {
  const kinds = Object.keys(figure).filter((key) => KINDS.includes(key));
  const unknown = Object.keys(figure).filter((key) => !KINDS.includes(key) && !PARTS.includes(key));
  const problems = unknown.map((key) => `knows no ${key}; it has ${PARTS.join(', ')}`);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1)
    return [...problems, `says one of ${KINDS.join(', ')}`];
  problems.push(...sourceProblems(kind, figure, names, fields));
  const [list = ''] = String(figure[kind]).split('.');
  const asked = names.operations.get(list);
  const given = Object.keys(Object(figure.with));
  for (const name of given)
    if (asked && !asked.parameters.some((one) => one.name === name))
      problems.push(`asks ${list} with ${name}, which is no parameter of it`);
  for (const { name, required } of hasPlace ? [] : (asked?.parameters ?? []))
    if (required && !given.includes(name))
      problems.push(`does not say with which ${name} it asks ${list}`);
  return problems;
}

/** `x-derived` of a field is a figure, that of an operation one for each place of its answer. */
export const derived = annotationRule<Figure | Record<string, Figure>>(
  'x-derived',
  (value, names, { operation, schema = '', field }, report) => {
    if (operation === undefined && field === undefined)
      return report('x-derived stands at a field, or at an operation.');
    const figures: [string, Figure][] =
      operation === undefined
        ? [['', value]]
        : Object.entries(value).map(([place, figure]) => [`${place} `, Object(figure)]);
    const fields = operation === undefined ? names.fieldsOf(schema) : new Set<string>();
    for (const [place, figure] of figures)
      for (const problem of problemsOf(figure, names, fields, operation !== undefined))
        report(`x-derived ${place}${problem}.`);
  },
);
