import { parse } from 'yaml';
import { join } from './pointer.ts';

/** The long numbers of a text as they are written, in one order: texts that have the same need no closer look. */
export function longDigits(text: string): string {
  return (text.match(/\d{16,}/g) ?? []).sort().join(' ');
}

/**
 * The whole numbers of a JSON or YAML text that a double cannot tell from their neighbours (beyond 2^53), by their
 * pointers (`#/…`).
 */
export function largeNumbers(text: string): Map<string, bigint> {
  const found = new Map<string, bigint>();
  collect(readExactly(text.replace(/^\uFEFF/u, '')), '#', found);
  return found;
}

function readExactly(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
      const source = context?.source ?? '';
      return typeof value === 'number' && /^-?\d+$/.test(source) ? BigInt(source) : value;
    });
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    // YAML: the loader has read it before, with the same merge keys.
    return parse(text, { intAsBigInt: true, merge: true, maxAliasCount: -1 });
  }
}

function collect(value: unknown, pointer: string, found: Map<string, bigint>): void {
  if (typeof value === 'bigint') {
    if (!Number.isSafeInteger(Number(value))) found.set(pointer, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, join(pointer, key), found);
  }
}
