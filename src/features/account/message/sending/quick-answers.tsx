import { useLingui } from '@lingui/react/macro';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import type { MessageField } from '../message-parts.ts';
import * as styles from './composer.css.ts';

/** What guests ask their captains most: a press puts it into the field, where it can be changed before it is sent. */
export function QuickAnswers({ insert, focus }: MessageField) {
  const { t } = useLingui();
  const sentences = [
    t`When and where do we meet?`,
    t`What should we bring?`,
    t`Where can we leave the car?`,
    t`We will be a little late.`,
    t`Thank you, see you then!`,
  ];
  return (
    <ul className={styles.quick} aria-label={t`Quick answers`}>
      {sentences.map((sentence) => (
        <li key={sentence} className={styles.quickItem}>
          <button
            type="button"
            className={chip}
            onClick={() => {
              insert(sentence);
              focus();
            }}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  );
}
