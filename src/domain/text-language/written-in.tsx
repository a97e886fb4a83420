import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguageNames } from './use-language-names.ts';
import * as styles from './written-in.css.ts';

/**
 * Below a block of text that somebody wrote in another language than the page's, once for all of the block; nothing
 * where it is the same or not known. What each of its texts is written in, their `lang` says.
 */
export function WrittenIn({ language }: { language: string | undefined }) {
  const { locale } = useFormat();
  const nameOf = useLanguageNames();
  if (language === undefined || language === locale) return null;
  const name = nameOf(language);
  return (
    <p className={styles.note}>
      <Languages aria-hidden="true" size={15} strokeWidth={1.75} />
      <Trans>Written in {name}</Trans>
    </p>
  );
}
