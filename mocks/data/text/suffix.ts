const BACK = 'aıouâ';
const VOWELS = `${BACK}eiöüî`;
const HARD = 'fstkçşhp';

/** Ends of names that are possessive themselves: `Hamam Koyu`, `Kız Kulesi`. */
const POSSESSIVE =
  /( (Koyu|Adası|Adaları|Vadisi|Şelalesi|Burnu|Hisarı|Kulesi|Pınarı|İskelesi|Meydanı|Yıldızı|Göbeği|Çiçeği)|(bükü|limanı|yolu|doğusu))$/i;

/** Such a name takes an n before a suffix that begins with d or a vowel: `Hamam Koyu'nda`. */
const bridge = (name: string, otherwise = '') => (POSSESSIVE.test(name) ? 'n' : otherwise);

/** The last sounds of a name, by which Turkish chooses the form of a suffix. */
function endOf(name: string) {
  const letters = [...name.toLocaleLowerCase('tr')];
  const vowel = letters.findLast((letter) => VOWELS.includes(letter)) ?? 'e';
  const last = letters.at(-1) ?? '';
  return { vowel, endsInVowel: VOWELS.includes(last), isHard: HARD.includes(last) };
}

/** The narrow vowel that follows another: ı, i, u or ü. */
function narrow(vowel: string): string {
  if ('aıâ'.includes(vowel)) return 'ı';
  if ('ou'.includes(vowel)) return 'u';
  return 'öü'.includes(vowel) ? 'ü' : 'i';
}

const wide = (vowel: string) => (BACK.includes(vowel) ? 'a' : 'e');

/** A name with the suffix of where: `Göcek'te`, `Bodrum'da`. */
export function inPlace(name: string): string {
  const { vowel, isHard } = endOf(name);
  return `${name}'${bridge(name)}${isHard ? 't' : 'd'}${wide(vowel)}`;
}

/** A name with the suffix of where from: `Göcek'ten`, `Bodrum'dan`. */
export function fromPlace(name: string): string {
  return `${inPlace(name)}n`;
}

/** A name with the suffix of where to: `Göcek'e`, `Antalya'ya`. */
export function toPlace(name: string): string {
  const { vowel, endsInVowel } = endOf(name);
  return `${name}'${bridge(name, endsInVowel ? 'y' : '')}${wide(vowel)}`;
}

/** A name with the suffix of whose: `Göcek'in`, `Antalya'nın`. */
export function ofName(name: string): string {
  const { vowel, endsInVowel } = endOf(name);
  return `${name}'${endsInVowel ? 'n' : ''}${narrow(vowel)}n`;
}

/** A name with the suffix of with: `Gülşah'la`, `Turna'yla`. */
export function withName(name: string): string {
  const { vowel, endsInVowel } = endOf(name);
  return `${name}'${endsInVowel ? 'y' : ''}l${wide(vowel)}`;
}

/** A name as an object: `Gülşah'ı`, `Turna'yı`. */
export function asObject(name: string): string {
  const { vowel, endsInVowel } = endOf(name);
  return `${name}'${bridge(name, endsInVowel ? 'y' : '')}${narrow(vowel)}`;
}
