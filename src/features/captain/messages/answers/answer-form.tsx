import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import { messageCreateLimits } from '../../../../api/contract/contract.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import * as styles from './saved-answers.css.ts';

const { maxLength } = messageCreateLimits.message;

interface AnswerFormProps {
  /** The one that is changed; undefined for a new one. */
  answer: string | undefined;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Writes an answer, as long as a message may be. */
export function AnswerForm({ answer = '', onSave, onCancel }: AnswerFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [text, setText] = useState(answer);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const written = text.trim();
  const isTooLong = written.length > maxLength;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (written !== '' && !isTooLong) return onSave(written);
    setRefused(true);
    form.current?.querySelector('textarea')?.focus();
  }

  // As fill-in.ts knows them, in the language of the page.
  const name = `{${t({ message: 'name', context: 'placeholder in a saved answer' })}}`;
  const date = `{${t({ message: 'date', context: 'placeholder in a saved answer' })}}`;
  const most = format.number(maxLength);
  const problem = isTooLong ? t`Enter at most ${most} characters` : t`Write the answer`;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={t`Answer`}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setRefused(false);
        }}
        maxLength={maxLength}
        error={isRefused ? problem : undefined}
        description={t`${name} becomes the guest’s name, ${date} the days of the trip.`}
        autoFocus
      />
      <div className={styles.actions}>
        {[name, date].map((placeholder) => (
          <Button
            key={placeholder}
            variant="text"
            size="small"
            aria-label={t`Add ${placeholder}`}
            onPress={() => setText(`${text}${placeholder}`)}
          >
            + {placeholder}
          </Button>
        ))}
      </div>
      <div className={styles.end}>
        <Button variant="text" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="sea">
          <Trans>Save the answer</Trans>
        </Button>
      </div>
    </form>
  );
}
