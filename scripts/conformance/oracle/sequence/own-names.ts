import { comparedBy, uniqueOf } from '../../../../openapi/model/annotations/unique.ts';
import type { Contract } from '../../contract/contract.ts';
import { isObject, textAt } from '../../lib/json.ts';
import { createRandom } from '../../lib/random.ts';
import { hashOf } from '../model/pool.ts';
import { PerSide } from '../pair/sides.ts';
import type { PairAnswer, Template } from '../pair/template.ts';

const IGNORED = ['case', 'padding'] as const;
const asCompared = (text: string) => comparedBy(text, IGNORED);

/** The fields that no two records share a value of. */
const uniqueIn = (contract: Contract) =>
  uniqueOf(contract.document).filter(({ value }) => !value.within);

/** A text at an edge of its length, as it is made up: one letter, over and over. */
const EDGE = /^(.)\1*$/u;

/** The same with a word of the run, or what follows from it, as long as before: what an earlier run has left does not have it. */
function ownEdge(text: string, word: string): string {
  const letters = [...text];
  const room = letters.length - word.length;
  if (room < 0) return createRandom(hashOf(word)).word(letters.length);
  return [...letters.slice(0, room), word].join('');
}

/** What a contract names people by: the fields, and the values that it shows for them. */
interface Naming {
  names: ReadonlySet<string>;
  shown: ReadonlySet<string>;
}

// Asked for with every request, and the same for all of them.
const namings = new WeakMap<Contract, Naming>();

/** The fields that no two records share a value of, such as a user name, and what the contract shows for them. */
function namingOf(contract: Contract): Naming {
  const known = namings.get(contract);
  if (known) return known;
  const names = new Set(uniqueIn(contract).map(({ field }) => field));
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
  const naming = { names, shown: found };
  namings.set(contract, naming);
  return naming;
}

/**
 * A request in which nobody of the contract's examples is named, nor by an edge of what a name may be: one side may have
 * such a person, from before or from an earlier run, and the other not. Whoever is named instead has the word of the run.
 */
export function ownNames(contract: Contract, template: Template, word: string): Template {
  const { names, shown } = namingOf(contract);
  function own(value: unknown, field = ''): unknown {
    if (typeof value === 'string') {
      if (names.has(field) && EDGE.test(value)) return ownEdge(value, word);
      if (!shown.has(asCompared(value))) return value;
      const text = value.trim();
      const [name, ...rest] = text.split('@');
      return value.replace(text, [`${name}-${word}`, ...rest].join('@'));
    }
    if (Array.isArray(value)) return value.map((item) => own(item, field));
    const isPlain = isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain || value instanceof PerSide) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, own(inner, name)]),
    );
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
 * for the word of the run. The mock may have taken it, or have told what else is wrong.
 */
export function isTakenByOthers(
  contract: Contract,
  { service, mock, template: { body } }: PairAnswer,
  word: string,
): boolean {
  const code = textAt(service.body, 'code');
  if (code === undefined || code === textAt(mock.body, 'code') || !isObject(body)) return false;
  return uniqueIn(contract).some(
    ({ field, value }) => value.code === code && !String(body[field] ?? '').includes(word),
  );
}
