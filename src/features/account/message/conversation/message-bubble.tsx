import { Trans } from '@lingui/react/macro';
import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';
import type { Message } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './message-log.css.ts';
import { entryId } from './use-log-scroll.ts';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** Stands close to the one before. */
  continues: boolean;
  /** It is what was looked for. */
  isFound: boolean;
}

/** One message: who, what, when, and of one's own whether it was read. Text is shown as it was typed. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwn, continues, isFound } = props;
  const { id, sender, createdAt, readStatus } = message;
  const format = useFormat();
  return (
    <li
      id={entryId(String(id))}
      className={isOwn ? styles.ownRow : styles.otherRow}
      data-continues={continues || undefined}
      data-found={isFound || undefined}
    >
      <div className={isOwn ? styles.own : styles.other}>
        <span className={visuallyHidden}>
          {isOwn ? <Trans>You:</Trans> : <>{sender.fullName}:</>}{' '}
        </span>
        <p className={styles.text}>{message.message}</p>
        <p className={styles.meta}>
          <time dateTime={createdAt}>{format.time(createdAt)}</time>
          {isOwn && <Ticks isRead={readStatus === 'READ'} />}
        </p>
      </div>
    </li>
  );
});

function Ticks({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      <Icon aria-hidden="true" size={16} />
      <span className={visuallyHidden}>{isRead ? <Trans>Read</Trans> : <Trans>Sent</Trans>}</span>
    </>
  );
}
