import {
  dereference,
  type JsonSchema,
  type OpenApiDocument,
  operationNamed,
  operationsOf,
} from '../document.ts';
import { type AnnotatedField, annotatedFields } from './fields.ts';

export type Scalar = string | number | boolean;

/** What a field of a counted record has to be; a list means any of it. */
export type Condition =
  | Scalar
  | null
  | readonly (Scalar | null)[]
  | { not: Scalar | null | readonly (Scalar | null)[] }
  /** Bounds, both included. */
  | { from?: Scalar; to?: Scalar }
  /** The calendar month in Europe/Istanbul. */
  | { during: 'thisMonth' | 'lastMonth' };

const OVER_RECORDS = ['count', 'distinct', 'sum', 'mean', 'min', 'max', 'tally'] as const;
const OF_FIELDS = ['sum', 'difference', 'product', 'percent'] as const;

type OverRecords = (typeof OVER_RECORDS)[number];
type OfFields = (typeof OF_FIELDS)[number];

/** The kinds of figures. */
export const FIGURE_KINDS: readonly string[] = [...new Set([...OVER_RECORDS, ...OF_FIELDS])];

/**
 * How a figure is computed: `x-derived`. A text names records and a field of them: those that an operation lists
 * (`listBoatReviews.rating`), or those in the same answer (`record.points.count`). A list names fields of the record that
 * has the figure, and numbers.
 */
export type Derived = Partial<
  Record<OverRecords | OfFields, string | readonly (string | number)[]>
> & {
  /** What the list is asked with, beyond what the request itself was asked with by the same names. */
  with?: Readonly<Record<string, Scalar>>;
  /** Which of the records count; of fields, whether the record that has the figure does. */
  where?: Readonly<Record<string, Condition>>;
  /** The roles of those who ask for whom this holds; of all when left out. */
  who?: readonly string[];
  /** Decimals that the figure is rounded to. */
  round?: number;
  /** What it is where nothing counts, or where it would be divided by nothing; nothing is said when left out. */
  empty?: number | null;
  /** What it never falls below. */
  least?: number;
};

export const DERIVED = 'x-derived';

/** A figure, and where the contract says how it is computed. */
export interface Figure {
  derived: Derived;
  /** `Boat.reviewCount`, or `getAdminDashboard totalUsers`. */
  name: string;
  pointer: string;
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The figures that fields of named schemas are, wherever they are answered. */
export const derivedFields = (document: OpenApiDocument): AnnotatedField<Derived>[] =>
  annotatedFields(document, DERIVED);

/** The figures that one operation answers, by their places: `totals.revenue`, `[].count`, `[queue=DOCUMENTS].count`, or `.` for all of it. */
export function derivedAnswers(document: OpenApiDocument): Map<string, Map<string, Figure>> {
  const found = new Map<string, Map<string, Figure>>();
  for (const { path, method, operation } of operationsOf(document)) {
    const said: Record<string, Derived> = Reflect.get(operation, DERIVED) ?? {};
    const { operationId } = operation;
    const pointer = `#/paths/${escaped(path)}/${method}/${DERIVED}`;
    const figures = Object.entries(said).map(([place, derived]) => {
      const name = `${operationId} ${place}`;
      return [place, { derived, name, pointer: `${pointer}/${escaped(place)}` }] as const;
    });
    if (figures.length > 0) found.set(operationId, new Map(figures));
  }
  return found;
}

/** The kind of a figure and what it is computed of. */
export function partsOf(derived: Derived): {
  kind: string;
  of: string | readonly (string | number)[];
} {
  const kind = FIGURE_KINDS.find((one) => one in derived) ?? '';
  return { kind, of: Reflect.get(derived, kind) ?? [] };
}

/** `listBoatReviews.customer.id` → the operation and the field; the operation is `record` for the same answer. */
export function sourceOf(of: string): { list: string; field: string } {
  const [list = '', ...field] = of.split('.');
  return { list, field: field.join('.') };
}

const WORDS: Record<string, string> = {
  count: 'How many there are of',
  distinct: 'How many different values there are of',
  sum: 'The sum of',
  mean: 'The mean of',
  min: 'The least of',
  max: 'The greatest of',
  tally: 'How many there are of each value of',
};
const SIGNS: Record<string, string> = {
  sum: ' + ',
  difference: ' − ',
  product: ' × ',
  percent: ' ÷ ',
};

function conditionText(condition: Condition): string {
  if (condition === null) return 'is null';
  if (typeof condition !== 'object') return `is ${condition}`;
  if (Array.isArray(condition)) return `is ${condition.join(' or ')}`;
  if ('not' in condition) return `is not ${[condition.not].flat().map(String).join(' or ')}`;
  if ('during' in condition)
    return `lies in ${condition.during === 'thisMonth' ? 'this' : 'the last'} calendar month`;
  const { from, to } = condition as { from?: Scalar; to?: Scalar }; // what is left of a Condition
  return [from !== undefined && `is not before ${from}`, to !== undefined && `is not after ${to}`]
    .filter(Boolean)
    .join(' and ');
}

/** The same in a sentence: `The mean of listBoatReviews.rating, to 1 decimals; null of nothing.` */
export function derivedText(derived: Derived): string {
  const { kind, of } = partsOf(derived);
  const { with: asked = {}, where = {}, who, round, empty, least } = derived;
  const what =
    typeof of === 'string'
      ? `${WORDS[kind]} ${of}`
      : `${of.join(SIGNS[kind] ?? ' ')}${kind === 'percent' ? ' in per cent' : ''}`;
  const ask = Object.entries(asked).map(([name, value]) => `${name} ${value}`);
  const only = Object.entries(where).map(([name, one]) => `${name} ${conditionText(one)}`);
  return `${[
    what,
    ask.length > 0 && `asked with ${ask.join(', ')}`,
    only.length > 0 && `where ${only.join(' and ')}`,
    round !== undefined &&
      (round === 0 ? 'in whole numbers, halves up' : `to ${round} decimals, halves up`),
    who && `for ${who.join(' and ')}`,
    least !== undefined && `at least ${least}`,
    empty !== undefined && `${empty} of nothing`,
  ]
    .filter(Boolean)
    .join(', ')}.`;
}

/** The schema of an operation's success in JSON. */
export function answerSchema(
  document: OpenApiDocument,
  operationId: string,
): JsonSchema | undefined {
  const responses = operationNamed(document, operationId)?.operation.responses ?? {};
  const [status] = Object.keys(responses).filter((one) => one.startsWith('2'));
  const answer = status && responses[status];
  if (!answer) return undefined;
  const { content } = dereference<{ content?: Record<string, { schema?: JsonSchema }> }>(
    document,
    answer,
  );
  return content?.['application/json']?.schema;
}
