const vowels = 'aıoueiöüâîû';
const back = 'aıouâû';

/** Family names that are possessive themselves take an n: `Ağaoğlu'na`, `Hacıbeyi'ne`. */
const possessive = /(oğlu|oğulları|beyi|kızı)$/;

/** The name of a person as the one to whom something goes, in Turkish: `Elif Yıldız'a`, `Ada Ekşi'ye`. */
export function turkishDative(name: string): string {
  const letters = [...name.trim().toLocaleLowerCase('tr')];
  const vowel = letters.findLast((letter) => vowels.includes(letter)) ?? 'e';
  const endsInVowel = vowels.includes(letters.at(-1) ?? '');
  const bridge = possessive.test(letters.join('')) ? 'n' : endsInVowel ? 'y' : '';
  return `${name.trim()}’${bridge}${back.includes(vowel) ? 'a' : 'e'}`;
}
