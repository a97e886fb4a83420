import { regionTags } from '../../../i18n/locale.ts';
import { useFormat } from '../../../i18n/use-format.ts';

/** `Türkçe, İngilizce`: what is spoken on a tour, in the reader's language. */
export function useLanguageNames(codes: readonly string[]): string {
  const tag = regionTags[useFormat().locale];
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}
