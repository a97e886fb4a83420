import { lowerCase } from '../../../../openapi/model/text.ts';
import { isObject } from '../../lib/json.ts';
import { PerSide } from './sides.ts';

/** The texts that have been sent, to be known again in answers; letter case and blanks aside. */
export interface Sent {
  is(text: string): boolean;
  /** Whether a text is one of them, a part of one, or put together of nothing else. */
  makes(text: string): boolean;
  /** Whether a word stands in one of them. */
  has(word: string): boolean;
}

/** From how many letters on a text is known again, and known again inside another. */
const LETTERS = { whole: 3, part: 8 };

const plainText = (text: string) => lowerCase(text.trim()).normalize('NFC');

/** Remembers the texts of what `note` is given, at any depth. */
export function createSent(): Sent & { note(value: unknown): void } {
  const texts = new Set<string>();

  function note(value: unknown) {
    if (typeof value === 'string' && value.length >= LETTERS.whole) texts.add(plainText(value));
    else if (Array.isArray(value)) for (const item of value) note(item);
    else if (isObject(value) && !(value instanceof PerSide)) {
      for (const inner of Object.values(value)) note(inner);
    }
  }

  /** Whether letters are left of a text once those that were sent are taken out, the longest first. */
  function hasWordsOfItsOwn(plain: string): boolean {
    const inside = [...texts].filter((one) => plain.includes(one));
    const rest = inside
      .sort((a, b) => b.length - a.length)
      .reduce((left, one) => left.replaceAll(one, ' '), plain);
    return /[\p{L}\p{N}]/u.test(rest);
  }

  const is = (text: string) => texts.has(plainText(text));
  return {
    note,
    is,
    has: (word) => [...texts].some((one) => one.includes(plainText(word))),
    makes(text) {
      const plain = plainText(text);
      const isPart = plain.length >= LETTERS.part && [...texts].some((one) => one.includes(plain));
      return is(text) || isPart || !hasWordsOfItsOwn(plain);
    },
  };
}
