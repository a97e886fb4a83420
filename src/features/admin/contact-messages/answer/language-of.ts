import type { Locale } from '../../../../i18n/locale.ts';

const words: Record<Locale, ReadonlySet<string>> = {
  tr: new Set(
    'bir ve bu için ile mi mı mu mü ne nasıl var yok merhaba selam değil çok daha olarak kadar rica tekne tur'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an and is are for to of we you i my our hello hi dear please with on in it would can how'.split(
      ' ',
    ),
  ),
};

/** The language that a letter is written in, by its commonest words; Turkish where they do not tell. */
export function languageOf(text: string): Locale {
  const found = text.toLocaleLowerCase('tr').match(/\p{L}+/gu) ?? [];
  // 'I' is a small dotless i in Turkish; 'It' must be found all the same.
  const plain = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: readonly string[], locale: Locale) =>
    list.filter((word) => words[locale].has(word)).length;
  return count(plain, 'en') > count(found, 'tr') ? 'en' : 'tr';
}
