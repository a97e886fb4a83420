import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { currentLocale } from '../../../i18n/locale.ts';
import { SectionHeading } from '../../../ui/page/section-heading/section-heading.tsx';
import * as styles from './contact-page.css.ts';
import { questionsEn } from './texts/questions.en.ts';
import { questionsTr } from './texts/questions.tr.ts';

const questions = { tr: questionsTr, en: questionsEn };

/** What is items most, folded up. */
export function Questions() {
  const items = questions[currentLocale()];
  return (
    <section className={styles.questions}>
      <SectionHeading light="dusk" sunAt={0.7}>
        <Trans>Frequently asked</Trans>
      </SectionHeading>
      <div className={styles.list}>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.question} name="questions">
            <summary className={styles.summary}>
              {question}
              <Plus className={styles.plus} aria-hidden="true" size={20} strokeWidth={1.75} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
