import type { Contract, Operation } from '../../../contract/contract.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { addDays } from '../../../lib/calendar.ts';
import { isObject, textAt } from '../../../lib/json.ts';
import { replaced } from '../../../sweep/cases/body.ts';
import { choicesOf } from '../../../sweep/cases/values.ts';
import { FIRST_DAY, OPEN_DAYS } from '../../generate/days.ts';
import type { PairAnswer, Template } from '../../pair/pair.ts';
import { PerSide, resolved } from '../../pair/sides.ts';
import { beginning, periodOf } from './cases/days/days.ts';
import { type Steps, valueAt } from './cases/places.ts';
import type { Mend, Mends } from './mend.ts';

/** Which example of an operation is meant, and whether beside all that may be in its way. */
interface Meant {
  operation: Operation;
  example: number | undefined;
  isAmongAll: boolean;
}

const keyOf = ({ operation: { id }, example = 0, isAmongAll }: Meant) =>
  `${id} ${example}${isAmongAll ? ' among all' : ''}`;

const FORBIDDEN = 403;
const CONFLICT = 409;
/** Days from today on which nothing of a scene is: behind its calendars. */
const LATER = FIRST_DAY + OPEN_DAYS + 2;

/** Notes what a refused example is to be changed in: what the answer names. Answers whether there is anything. */
export function learnMends(
  mends: Mends,
  contract: Contract,
  { operation, mock, template }: PairAnswer,
  { example, isAmongAll, today }: Pick<Meant, 'example' | 'isAmongAll'> & { today: string },
): boolean {
  const key = keyOf({ operation, example, isAmongAll });
  const known = mends.get(key) ?? [];
  const places = named(mock.body);
  const schema = operation.body?.schema;
  const more =
    mock.status === FORBIDDEN
      ? ofSender(template)
      : places.map((steps) => mendAt(contract, schema, steps));
  if (mock.status === CONFLICT && places.length === 0 && periodOf(template))
    more.push((one) => beginning(one, addDays(today, LATER)));
  const isKnown = more.every((mend) => mend(template) === template);
  if (isKnown) return false;
  mends.set(key, [...known, ...more]);
  return true;
}

/** A request changed as far as it still fits the contract. */
export function mended(
  mends: Mends,
  { schemas }: Contract,
  meant: Meant,
  template: Template,
): Template {
  const described = meant.operation.body?.schema;
  let made = template;
  for (const mend of mends.get(keyOf(meant)) ?? []) {
    const next = mend(made);
    if (!described || schemas.violations(described, resolved(next.body, 'mock')).length === 0)
      made = next;
  }
  return made;
}

/** The places of the body that a refusal names. */
function named(refusal: unknown): Steps[] {
  const errors = isObject(refusal) && Array.isArray(refusal.errors) ? refusal.errors : [];
  return errors.flatMap((error) => {
    const [part, ...names] = (textAt(error, 'field') ?? '').split('.');
    const steps = names.map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
    return part === 'body' && steps.length > 0 ? [steps] : [];
  });
}

/**
 * A number becomes half of what it is, a choice the last one, a text another, an id goes. What is wrong with one item of
 * a list may be with each.
 */
function mendAt({ schemas }: Contract, schema: object | undefined, steps: Steps): Mend {
  const [last] = choicesOf(schemas.flatten(schemaAt(schemas, schema, steps))).slice(-1);
  const mend = (template: Template, place: Steps): Template => {
    const value = valueAt(template.body, place);
    if (value === undefined) return template;
    const body = replaced(template.body, place, last ?? another(value, place));
    return { ...template, body };
  };
  return (template) => everywhere(template.body, steps).reduce(mend, template);
}

/** A place in each item of the innermost list around it. */
function everywhere(body: unknown, steps: Steps): Steps[] {
  const at = steps.findLastIndex((step) => typeof step === 'number');
  const list = at < 0 ? undefined : valueAt(body, steps.slice(0, at));
  if (!Array.isArray(list)) return [steps];
  return list.map((_item, index) => [...steps.slice(0, at), index, ...steps.slice(at + 1)]);
}

function another(value: unknown, steps: Steps): unknown {
  if (typeof value === 'number' && steps.at(-1) !== 'id') return Math.ceil(value / 2);
  return typeof value === 'string' ? `${value} B` : undefined;
}

/** What the schema of a body says of a place in it. */
function schemaAt(schemas: Schemas, schema: object | undefined, steps: Steps): object {
  let flat = schemas.flatten(schema ?? {});
  for (const step of steps)
    flat = schemas.flatten((typeof step === 'number' ? flat.items : flat.properties[step]) ?? {});
  return flat;
}

/** An address that has to be the sender's own. */
function ofSender({ body, by }: Template): Mend[] {
  const isAnothers = isObject(body) && typeof body.email === 'string' && body.email !== by?.email;
  if (!isAnothers || body.email instanceof PerSide) return [];
  return [
    (template) => {
      const email = template.by?.email;
      if (email === undefined || !isObject(template.body)) return template;
      return { ...template, body: { ...template.body, email } };
    },
  ];
}
