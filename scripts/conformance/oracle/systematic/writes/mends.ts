import type { Contract, Operation } from '../../../contract/contract.ts';
import { isObject, textAt } from '../../../lib/json.ts';
import { replaced } from '../../../sweep/cases/body.ts';
import type { PairAnswer, Template } from '../../pair/pair.ts';
import { PerSide, resolved } from '../../pair/sides.ts';
import { type Steps, valueAt } from './cases/places.ts';
import type { Mend, Mends } from './mend.ts';

const keyOf = ({ id }: Operation, example = 0) => `${id} ${example}`;

const FORBIDDEN = 403;

/** Notes what a refused example is to be changed in: what the answer names. Answers whether there is anything. */
export function learnMends(
  mends: Mends,
  { operation, mock, template }: PairAnswer,
  example: number | undefined,
): boolean {
  const known = mends.get(keyOf(operation, example)) ?? [];
  const more = mock.status === FORBIDDEN ? ofSender(template) : named(mock.body).flatMap(mendAt);
  const isKnown = more.every(({ steps }) => valueAt(template.body, steps) === undefined);
  if (isKnown) return false;
  mends.set(keyOf(operation, example), [...known, ...more]);
  return true;
}

/** A request changed as far as it still fits the contract. */
export function mended(
  mends: Mends,
  { schemas }: Contract,
  operation: Operation,
  example: number | undefined,
  template: Template,
): Template {
  const described = operation.body?.schema;
  let { body } = template;
  for (const { steps, change } of mends.get(keyOf(operation, example)) ?? []) {
    const old = valueAt(body, steps);
    if (old === undefined || !described) continue;
    const next = replaced(body, steps, change(old, template));
    if (schemas.violations(described, resolved(next, 'mock')).length === 0) body = next;
  }
  return body === template.body ? template : { ...template, body };
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

/** A number becomes half of what it is, a text another one, an id goes. */
function mendAt(steps: Steps): Mend[] {
  const change = (value: unknown) => {
    if (typeof value === 'number' && steps.at(-1) !== 'id') return Math.ceil(value / 2);
    return typeof value === 'string' ? `${value} B` : undefined;
  };
  return [{ steps, change }];
}

/** An address that has to be the sender's own. */
function ofSender({ body, by }: Template): Mend[] {
  const isAnothers = isObject(body) && typeof body.email === 'string' && body.email !== by?.email;
  if (!isAnothers || body.email instanceof PerSide) return [];
  return [{ steps: ['email'], change: (value, { by: sender }) => sender?.email ?? value }];
}
