import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { Schemas } from '../../store/records.ts';

// Only the names are read from the document's own type: of the values the contract says more than it.
const EXAMPLES: Readonly<Record<string, { value?: unknown }>> = contract.components.examples;

/** The value of an example of the contract. Throws when there is none of this name. */
export function example<T>(name: string): T {
  const found = EXAMPLES[name];
  if (!found) throw new Error(`The contract has no example named ${name}.`);
  return found.value as T; // the contract's own checks hold every example against its schema
}

/** The password of everybody in the examples, and of everybody here. */
export const PASSWORD = example<{ password: string }>('credentials-username').password;

/** Everybody in the examples, as the lists of the administration show them. */
export const exampleUsers = example<Schemas['UserSummary'][]>('user-list');

/** The examples that are named `<prefix><number>`, by rising number. */
export function numbered<T>(prefix: string): Map<number, T> {
  const numbers = Object.keys(EXAMPLES)
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)));
  return new Map(
    numbers.sort((a, b) => a - b).map((number) => [number, example<T>(`${prefix}${number}`)]),
  );
}
