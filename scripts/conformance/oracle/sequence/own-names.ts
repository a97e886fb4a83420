import { comparedBy, uniqueOf } from '../../../../openapi/model/annotations/unique.ts';
import type { Contract } from '../../contract/contract.ts';
import { isObject, textAt } from '../../lib/json.ts';
import { PerSide } from '../pair/sides.ts';
import type { PairAnswer, Template } from '../pair/template.ts';

const IGNORED = ['case', 'padding'] as const;
const asCompared = (text: string) => comparedBy(text, IGNORED);

const shown = new WeakMap<Contract, ReadonlySet<string>>();

/** The values that the contract shows for what no two records share, such as a user name. */
function shownBy(contract: Contract): ReadonlySet<string> {
  const known = shown.get(contract);
  if (known) return known;
  const unique = uniqueOf(contract.document).filter(({ value }) => !value.within);
  const names = new Set(unique.map(({ field }) => field));
  const found = new Set<string>();
  function look(value: unknown): void {
    if (Array.isArray(value)) value.forEach(look);
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (names.has(name)) for (const text of textsAt(inner)) found.add(asCompared(text));
      look(inner);
    }
  }
  /** A field of an example, or what a schema shows of it. */
  function textsAt(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    const { examples } = isObject(value) ? contract.schemas.flatten(value) : {};
    return Array.isArray(examples) ? examples.filter((one) => typeof one === 'string') : [];
  }
  look(contract.document);
  shown.set(contract, found);
  return found;
}

/**
 * A request in which nobody of the contract's examples is named: one side may have such a person, and the other not.
 * Whoever is named instead has the word of the run.
 */
export function ownNames(contract: Contract, template: Template, word: string): Template {
  const foreign = shownBy(contract);
  function own(value: unknown): unknown {
    if (typeof value === 'string') {
      if (!foreign.has(asCompared(value))) return value;
      const text = value.trim();
      const [name, ...rest] = text.split('@');
      return value.replace(text, [`${name}-${word}`, ...rest].join('@'));
    }
    if (Array.isArray(value)) return value.map(own);
    const isPlain = isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain || value instanceof PerSide) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, own(inner)]));
  }
  const { body, query } = template;
  return {
    ...template,
    ...(body === undefined ? {} : { body: own(body) }),
    ...(query === undefined ? {} : { query: own(query) as typeof query }), // an object stays one
  };
}

/**
 * Whether the service refused a name as taken that somebody who is not the run's may have: one of its edges, too short
 * for the word of the run.
 */
export function isTakenByOthers(
  contract: Contract,
  { service, mock, template: { body } }: PairAnswer,
  word: string,
): boolean {
  const code = textAt(service.body, 'code');
  if (code === undefined || !mock.ok || !isObject(body)) return false;
  return uniqueOf(contract.document).some(
    ({ field, value }) =>
      !value.within && value.code === code && !String(body[field] ?? '').includes(word),
  );
}
