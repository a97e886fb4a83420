import type { Contract } from '../../contract/contract.ts';
import { type FlatSchema, variantOf } from '../../contract/schemas.ts';
import { isEnglishWord } from '../../lib/english.ts';
import { isObject } from '../../lib/json.ts';
import type { PairAnswer } from '../pair/pair.ts';
import { onBoth, type Side } from '../pair/sides.ts';
import type { Difference } from './difference.ts';

/** A text as it is told in each language, and what the contract says of it. */
interface Spoken {
  tr: string;
  en: string;
  description: string | undefined;
  within: string | undefined;
}

/** How many different texts of a place say that the language asked for makes no difference. */
const ENOUGH = 2;
const TURKISH = /[çğıöşüÇĞİÖŞÜ]/u;

/** One answer, asked for in each language. */
export type InBoth = Record<'tr' | 'en', PairAnswer>;

/**
 * The texts of the service that are not in the language asked for: what is two texts on the mock must not be one on the
 * service all along, nor one that is plainly Turkish or English. `isSent` tells what the run itself has written.
 */
export function languageDifferences(
  contract: Contract,
  answers: InBoth,
  isSent: (word: string) => boolean,
): Difference[] {
  const texts = onBoth((side) => spokenIn(contract, answers, side));
  return [...untranslated(texts, isSent)];
}

const isOne = ({ tr, en }: Spoken) => tr === en;
const wordsOf = (text: string) => text.split(/[^\p{L}]+/u).filter((word) => word.length > 1);

type Texts = ReadonlyMap<string, readonly Spoken[]>;

/** Places whose texts are not in the language that was asked for. */
export function* untranslated(
  { service, mock }: { service: Texts; mock: Texts },
  isSent: (word: string) => boolean,
) {
  for (const [place, theirs] of mock) {
    const ours = service.get(place) ?? [];
    if (theirs.some(isOne)) continue;
    // What people wrote stays as it is.
    const own = ours.filter(({ en }) => wordsOf(en).some((word) => !isSent(word)));
    const isNever = own.every(isOne) && new Set(own.map(({ tr }) => tr)).size >= ENOUGH;
    const isOfOneLanguage = ({ en }: Spoken) =>
      wordsOf(en).some((word) => (TURKISH.test(word) || isEnglishWord(word)) && !isSent(word));
    const told = isNever ? own[0] : own.find((one) => isOne(one) && isOfOneLanguage(one));
    const [right] = theirs;
    if (!told || !right) continue;
    yield {
      rule: 'language' as const,
      place,
      service: `${told.en}, for tr and for en`,
      mock: `another text for en than for tr: ${right.en}, ${right.tr}`,
      description: right.description,
      within: right.within,
    };
  }
}

/** The free texts of two answers by their places. */
function spokenIn({ schemas }: Contract, { tr, en }: InBoth, side: Side): Texts {
  const found = new Map<string, Spoken[]>();
  const schema = en.operation.answers.get(en[side].status)?.media.get('application/json');
  if (schema) visit(schemas.flatten(schema), { tr: tr[side].body, en: en[side].body }, 'body');
  return found;

  function visit(flat: FlatSchema, said: { tr: unknown; en: unknown }, place: string, within = '') {
    const { tr: turkish, en: english } = said;
    if (Array.isArray(turkish) && Array.isArray(english)) {
      // Somebody may have been told something in between.
      if (turkish.length !== english.length) return;
      const items = schemas.flatten(flat.items ?? {});
      for (const [index, one] of english.entries())
        visit(items, { tr: turkish[index], en: one }, `${place}[]`, within);
    } else if (isObject(turkish) && isObject(english)) {
      if (turkish.id !== english.id) return;
      const { names, properties } = variantOf(flat, english);
      for (const [name, inner] of Object.entries(properties))
        visit(
          schemas.flatten(inner),
          { tr: turkish[name], en: english[name] },
          `${place}.${name}`,
          names[0] ?? within,
        );
    } else if (typeof turkish === 'string' && typeof english === 'string') {
      const { description } = flat;
      if (flat.enum || flat.format || !/language/iu.test(description ?? '')) return;
      const all = found.get(place) ?? [];
      found.set(place, [...all, { tr: turkish, en: english, description, within }]);
    }
  }
}
