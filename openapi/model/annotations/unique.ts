import { type OpenApiDocument, operationsOf } from '../document.ts';
import { caseless, unmarked, upperCase } from '../text.ts';
import { type AnnotatedField, annotatedFields } from './fields.ts';

/** What two values may differ in and count as the same all the same. */
export type Ignored = 'accents' | 'case' | 'padding';

/** That no two records have the same value: `x-unique` of a field. */
export interface Unique {
  /** Among whose records: those of one `owner`, `boat`, `offer`, `review` …; among all when left out. */
  within?: string;
  /** What makes no other value of a text: nothing when left out. */
  ignores?: readonly Ignored[];
  /** Values that any number of records may have. */
  except?: readonly (string | number)[];
  /** The error code of a write that would make a second one. */
  code: string;
  /** The writes that refuse one; all that name the code, unless another field has the same. */
  by?: readonly string[];
}

export const UNIQUE = 'x-unique';

/** Every field whose values are unique. */
export const uniqueOf = (document: OpenApiDocument): AnnotatedField<Unique>[] =>
  annotatedFields(document, UNIQUE);

/** The operations that refuse a second one. */
export const writesOf = (document: OpenApiDocument, { code, by }: Unique): string[] =>
  operationsOf(document)
    .filter(({ operation }) => operation['x-error-codes']?.includes(code))
    .map(({ operation }) => operation.operationId)
    .filter((id) => by === undefined || by.includes(id));

/** What a value is compared by. I, ı, İ and i are one letter, since ELIF is typed for elif as often as ELİF is. */
export function comparedBy(value: string, ignores: readonly Ignored[] = []): string {
  return ignores.reduce((text, one) => WITHOUT[one](text), value);
}

const WITHOUT: Record<Ignored, (text: string) => string> = {
  accents: unmarked,
  case: caseless,
  padding: (text) => text.trim(),
};

const WORDS: Record<Ignored, string> = {
  accents: 'what letters carry (ç is c)',
  case: 'letter case (I, ı, İ and i are one)',
  padding: 'blanks around it',
};

/** The same in a sentence: `Unique among those of one owner, letter case … aside; a second one is BOAT_NAME_TAKEN.` */
export function uniqueText({ within, ignores = [], except = [], code }: Unique): string {
  const among = within ? `among those of one ${within}` : 'among all';
  const aside = ignores.length > 0 ? `, ${ignores.map((one) => WORDS[one]).join(', ')} aside` : '';
  const free = except.length > 0 ? `, save ${except.join(', ')}` : '';
  return `Unique ${among}${aside}${free}; a second one is refused with ${code}.`;
}

const MARKED: Record<string, string> = { c: 'ç', g: 'ğ', o: 'ö', s: 'ş', u: 'ü' };

/**
 * A text in other spellings, itself included: some count as the same and some do not, as `comparedBy` says. Of an
 * e-mail address that is the part before the @.
 */
export function spellingsOf(text: string): string[] {
  const [name = '', domain] = text.split('@');
  const whole = (spelling: string) => (domain === undefined ? spelling : `${spelling}@${domain}`);
  const marked = name.replace(/[cgosu]/, (letter) => MARKED[letter] ?? letter);
  const others = [
    name.toUpperCase(),
    upperCase(name),
    name.replace('i', 'ı'),
    marked,
    unmarked(name),
    `${name}x`,
  ];
  return [...new Set([text, ...others.map(whole), ` ${text} `])];
}
