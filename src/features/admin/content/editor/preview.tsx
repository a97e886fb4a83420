import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { currentLocale, type Locale } from '../../../../i18n/locale.ts';
import { Segments } from '../../../../ui/choices/segments/segments.tsx';
import * as styles from './editor.css.ts';
import { paragraphsOf, type Texts } from './texts.ts';

const inLocale: Record<Locale, (texts: Texts) => [title: string, summary: string, body: string]> = {
  tr: ({ titleTr, summaryTr, bodyTr }) => [titleTr, summaryTr, bodyTr],
  en: ({ titleEn, summaryEn, bodyEn }) => [titleEn, summaryEn, bodyEn],
};

/** How guests read what stands in the form, in either language. */
export function Preview({ texts }: { texts: Texts }) {
  const { t } = useLingui();
  const name = useId();
  const [locale, setLocale] = useState<Locale>(currentLocale());
  const [title, summary, body] = inLocale[locale](texts);
  return (
    <section aria-labelledby={name} className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 id={name} className={styles.previewName}>
          <Trans>As guests read it</Trans>
        </h2>
        <Segments
          label={t`Language of the preview`}
          options={[
            { id: 'tr', label: t`Turkish` },
            { id: 'en', label: t`English` },
          ]}
          value={locale}
          onChange={setLocale}
        />
      </div>
      <div lang={locale} className={styles.paper}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
        {paragraphsOf(body).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name and never move
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
