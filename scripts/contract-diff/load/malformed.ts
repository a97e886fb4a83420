import { METHODS, type Source } from '../contract.ts';
import { GRAMMAR, isOpenApi30, type Kind, type Slot } from '../grammar/grammar.ts';
import { isExtension } from '../lib/extension.ts';
import { InputError, MOST_TOLD } from '../lib/input-error.ts';
import { isObject, type Json, type JsonObject } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import { expectedIn, named } from './values.ts';

/** The dialects of JSON Schema whose keywords are known. */
const KNOWN = /^https?:\/\/(spec\.openapis\.org\/oas\/3\.1\/|json-schema\.org\/draft\/2020-12\/)/;

/**
 * Throws InputError where a contract has what no reader of it understands. Asked of the revision alone: its author can
 * mend it, and the change that mends it has to pass.
 */
export function assertWellFormed({ document, label }: Source): void {
  const malformed = malformedIn(document);
  if (malformed.length === 0) return;
  const told = malformed.slice(0, MOST_TOLD).join('\n  ');
  throw new InputError(`${label} has what cannot be read:\n  ${told}`);
}

/**
 * Where a contract has what no reader of it understands, such as a bound that is a text, and what was expected there.
 * It would count as if it were not there, and hide what it was meant to say.
 */
function malformedIn(document: JsonObject): string[] {
  const found: string[] = [];
  const keys: (string | number)[] = [];
  const isOld = isOpenApi30(document);
  const expected = expectedIn(isOld);
  const isOpen = isForeign(document.jsonSchemaDialect);

  function tell(key: string | number, words: string): void {
    found.push(`${join('#', ...keys, key)} ${words}`);
  }

  function look(owner: JsonObject, kind: Kind): void {
    if (kind === 'schema' && (isOpen || isForeign(owner.$schema))) return;
    if (owner.$ref !== undefined && kind !== 'callback') {
      if (typeof owner.$ref !== 'string') {
        tell('$ref', `must be a text, not ${named(owner.$ref)}: in YAML, quote what begins with #`);
      }
      // What stands beside it is ignored.
      if (kind !== 'path' && (isOld || kind !== 'schema')) return;
    }
    if (kind === 'callback') {
      within(owner, { kind: 'path', holds: 'patterned' });
      return;
    }
    const [slots, values] = [GRAMMAR[kind], expected(kind)];
    for (const [key, value] of Object.entries(owner)) {
      const wanted = values.get(key);
      if (wanted && !wanted.isMet(value)) tell(key, `must be ${wanted.words}, not ${named(value)}`);
      const slot = slots.get(key);
      if (slot) inside(key, value, slot);
      else if (kind === 'path') lookForMethod(key);
    }
  }

  function lookForMethod(key: string): void {
    const method = METHODS.find((each) => each === key.toLowerCase());
    if (method) tell(key, `must be written in small letters: ${method}`);
  }

  function inside(key: string | number, value: Json, slot: Slot): void {
    const { kind, holds } = slot;
    if (holds === 'one') {
      one(key, value, kind);
      return;
    }
    const isRight = holds === 'listed' ? Array.isArray(value) : isObject(value);
    if (isRight) {
      keys.push(key);
      within(value, slot);
      keys.pop();
    } else if (kind === 'schema' && value !== null) {
      const words = holds === 'listed' ? 'a list of schemas' : 'an object of schemas';
      tell(key, `must be ${words}, not ${named(value)}`);
    }
  }

  function within(values: Json, { kind, holds }: Slot): void {
    if (Array.isArray(values)) for (const [at, value] of values.entries()) one(at, value, kind);
    else if (isObject(values)) {
      for (const [key, value] of Object.entries(values)) {
        if (!isExtension(key, value, { isMap: holds === 'named' })) one(key, value, kind);
      }
    }
  }

  function one(key: string | number, value: Json, kind: Kind): void {
    if (isObject(value)) {
      keys.push(key);
      look(value, kind);
      keys.pop();
    } else if (kind === 'schema' && typeof value !== 'boolean' && !isOpen) {
      tell(key, `must be a schema, not ${named(value)}`);
    }
  }

  look(document, 'document');
  return found;
}

const isForeign = (dialect: Json | undefined): boolean =>
  typeof dialect === 'string' && !KNOWN.test(dialect);
