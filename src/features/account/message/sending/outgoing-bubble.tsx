import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Clock } from 'lucide-react';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { refusalSentences } from '../../../../forms/submission/refusals/refusal-sentences.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { useFocusAround } from '../../../../ui/page/focus-around/use-focus-around.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from '../conversation/message-log.css.ts';
import { keepMessageDraft, messageDraft } from './drafts.ts';
import { dropOutgoing, type Outgoing } from './outbox.ts';
import { useSendFailure } from './use-sending.ts';

const noBooking = msg`You can write to each other once you share a booking.`;

/** Why a message was not sent, beyond that it was not; empty where nobody knows. */
function sendFailureText(i18n: I18n, error: unknown): string {
  if (error == null) return '';
  const isAboutRecipient =
    error instanceof ApiError &&
    error.status === 422 &&
    error.fields.some(({ field }) => field === 'body.recipientId');
  if (isAboutRecipient) return i18n._(noBooking);
  const refusals = error instanceof ApiError ? refusalSentences(error.fields) : [];
  return [errorText(i18n, error), ...refusals].join(' ');
}

interface OutgoingBubbleProps {
  message: Outgoing;
  onRetry: (message: Outgoing) => void;
}

/** A message that the server has not taken yet: on its way, or with the reason why not. */
export function OutgoingBubble({ message, onRetry }: OutgoingBubbleProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { key, userId, conversationId, text, createdAt, state } = message;
  const error = useSendFailure(key);
  const isFailed = state === 'failed';
  const row = useFocusAround<HTMLLIElement>();

  function takeBack() {
    dropOutgoing(key);
    const typed = messageDraft(userId, conversationId);
    keepMessageDraft(userId, conversationId, typed === '' ? text : `${text}\n${typed}`);
  }

  return (
    <li ref={row} className={styles.ownRow}>
      <div className={isFailed ? styles.failed : styles.own}>
        <span className={visuallyHidden}>
          <Trans>You:</Trans>{' '}
        </span>
        <p className={styles.text}>{text}</p>
        <p className={styles.meta}>
          <time dateTime={createdAt}>{format.time(createdAt)}</time>
          {!isFailed && (
            <>
              <Clock aria-hidden="true" size={14} />
              <span className={visuallyHidden}>
                <Trans>Being sent</Trans>
              </span>
            </>
          )}
        </p>
      </div>
      {isFailed && (
        <div className={styles.failure}>
          <p role="alert" className={styles.reason}>
            <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
            <span>
              <Trans>The message could not be sent.</Trans> {sendFailureText(i18n, error)}
            </span>
          </p>
          <div className={styles.actions}>
            <Button variant="text" size="small" onPress={() => onRetry(message)}>
              <Trans>Try again</Trans>
            </Button>
            <Button variant="text" size="small" onPress={takeBack}>
              <Trans>Take back</Trans>
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
