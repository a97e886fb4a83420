import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { messageCreateLimits } from '../../../../api/contract/contract.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import { type Correspondent, useMessageParts } from '../message-parts.ts';
import * as styles from './composer.css.ts';
import { keepMessageDraft, messageDraft, useMessageDraft } from './drafts.ts';

const { maxLength } = messageCreateLimits.message;

/** From here on, how much fits is counted; before that, nobody needs to know. */
const nearLimit = maxLength * 0.8;

interface ComposerProps {
  userId: number;
  conversationId: string;
  /** The other participant, as the page calls them. */
  name: string;
  other: Correspondent;
  onSend: (text: string) => void;
}

/** Where a message is written; what is typed stays on this device until it is sent. */
export function Composer({ userId, conversationId, name, other, onSend }: ComposerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { writingTools, quickAnswers } = useMessageParts();
  const text = useMessageDraft(userId, conversationId);
  const [isTooLong, setTooLong] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    form.current?.querySelector('textarea')?.focus();
    const message = text.trim();
    setTooLong(message.length > maxLength);
    if (message === '' || message.length > maxLength) return;
    keepMessageDraft(userId, conversationId, '');
    onSend(message);
  }

  function insert(addition: string) {
    const typed = messageDraft(userId, conversationId).trimEnd();
    keepMessageDraft(userId, conversationId, typed === '' ? addition : `${typed}\n${addition}`);
    setTooLong(false);
  }

  function focus() {
    const field = form.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  const most = format.number(maxLength);
  return (
    <form ref={form} className={styles.form} aria-label={t`Write to ${name}`} onSubmit={submit}>
      {quickAnswers?.({ insert, focus })}
      {writingTools && <div className={styles.tools}>{writingTools(other, { insert, focus })}</div>}
      <div className={styles.field}>
        <TextArea
          label={t`Your message`}
          rows={1}
          value={text}
          onChange={(typed) => {
            keepMessageDraft(userId, conversationId, typed);
            setTooLong(false);
          }}
          onKeyDown={(event) => {
            // An accent or a word that is being composed ends with Enter too.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
          error={isTooLong ? t`Enter at most ${most} characters` : undefined}
          {...(text.length > nearLimit && { maxLength })}
        />
      </div>
      <button type="submit" className={styles.send} aria-label={t`Send`}>
        <SendHorizontal aria-hidden="true" size={22} strokeWidth={1.75} />
      </button>
      <p className={styles.hint}>
        <Trans>Enter to send, Shift+Enter for a new line</Trans>
      </p>
    </form>
  );
}
