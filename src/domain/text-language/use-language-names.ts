import { useMemo } from 'react';
import { regionTags } from '../../i18n/locale.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** What the language of a code (`de`) is called in the reader's language: `Almanca`. */
export function useLanguageNames(): (code: string) => string {
  const tag = regionTags[useFormat().locale];
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'language' });
    return (code) => names.of(code) ?? code;
  }, [tag]);
}
