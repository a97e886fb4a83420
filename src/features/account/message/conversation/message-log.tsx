import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Message } from '../../../../api/contract/types.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import type { Outgoing } from '../sending/outbox.ts';
import { OutgoingBubble } from '../sending/outgoing-bubble.tsx';
import { firstUnreadId, logEntries } from './log.ts';
import { MessageBubble } from './message-bubble.tsx';
import * as styles from './message-log.css.ts';
import { DaySeparator, UnreadSeparator } from './separators.tsx';
import { useLatestIncoming } from './use-latest-incoming.ts';
import { entryId, useLogScroll } from './use-log-scroll.ts';
import { useReadMarks } from './use-read-marks.ts';

/** How many messages are drawn at first, and with each look further back. */
const STEP = 100;

/** So near to the top, earlier messages are put there, in pixels. */
const nearTop = 300;

const dayOf = (instant: string) => calendarDay(new Date(instant));

function placeToOpen(openAt: number | undefined, firstUnread: number | undefined) {
  if (openAt !== undefined) return String(openAt);
  return firstUnread === undefined ? undefined : 'unread';
}

interface MessageLogProps {
  userId: number;
  conversationId: string;
  /** The other participant. */
  name: string;
  /** The oldest first. */
  messages: readonly Message[];
  /** When the server answered them, in milliseconds since 1970. */
  updatedAt: number;
  /** Whether that was after the conversation was opened. */
  isCurrent: boolean;
  outgoing: readonly Outgoing[];
  /** Id of the message that was looked for. */
  openAt: number | undefined;
  /** False where nobody shall be asked to begin. */
  mayWrite: boolean | undefined;
  onRetry: (message: Outgoing) => void;
}

/** What was said, day by day, down to what is being sent. The latest part of it is drawn first. */
export function MessageLog(props: MessageLogProps) {
  const { userId, conversationId, name, messages, updatedAt, isCurrent, outgoing, openAt } = props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;

  // What is unread on opening is marked by a line for as long as the conversation is open.
  const [opened, setOpened] = useState<{
    unread: number | undefined;
    newest: number | undefined;
  }>();
  if (!opened && isCurrent) setOpened({ unread: firstUnreadId(messages, userId), newest });
  const firstUnread = opened?.unread;

  const [start, setStart] = useState(messages.length - STEP);
  const target = messages.findIndex(({ id }) => id === (openAt ?? firstUnread));
  const from = Math.max(0, target < 0 ? start : Math.min(start, target - STEP / 10));
  const entries = useMemo(
    () => logEntries(messages.slice(from), firstUnread, dayOf),
    [messages, from, firstUnread],
  );

  const lastOutgoing = outgoing.at(-1);
  // A failure makes it taller.
  const writing = lastOutgoing && `${lastOutgoing.key} ${lastOutgoing.state}`;
  const scroll = useLogScroll(scroller, {
    openAt: placeToOpen(openAt, firstUnread),
    first: entries[0]?.key,
    last: writing ?? entries.at(-1)?.key,
    own: writing,
  });
  const news = useLatestIncoming(messages, userId, opened !== undefined);
  useReadMarks({
    userId,
    conversationId,
    messages,
    updatedAt,
    isNewestVisible: opened !== undefined && (scroll.atEnd || opened.newest === newest),
  });

  const isEmpty = props.mayWrite !== false && messages.length === 0 && outgoing.length === 0;
  const showEarlier = () => setStart(from - STEP);
  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={t`Messages with ${name}`}
        // Scrolled by the arrow keys too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        onScroll={() => {
          scroll.onScroll();
          if (from > 0 && scroller.current && scroller.current.scrollTop < nearTop) showEarlier();
        }}
      >
        {from > 0 && (
          <p className={styles.earlier}>
            <Button variant="text" size="small" onPress={showEarlier}>
              <Trans>Show earlier messages</Trans>
            </Button>
          </p>
        )}
        {isEmpty && (
          <p className={styles.empty}>
            <Trans>No messages yet. Send the first one.</Trans>
          </p>
        )}
        <ol className={styles.list}>
          {entries.map((entry) => {
            if (entry.kind === 'day') return <DaySeparator key={entry.key} day={entry.day} />;
            if (entry.kind === 'unread')
              return <UnreadSeparator key={entry.key} id={entryId('unread')} />;
            const { message, continues } = entry;
            return (
              <MessageBubble
                key={entry.key}
                message={message}
                isOwn={message.senderId === userId}
                continues={continues}
                isFound={message.id === openAt}
              />
            );
          })}
          {outgoing.map((message) => (
            <OutgoingBubble key={message.key} message={message} onRetry={props.onRetry} />
          ))}
        </ol>
      </section>
      <p role="status" className={visuallyHidden}>
        {news && (
          <Trans>
            New message from {name}: {news.message}
          </Trans>
        )}
      </p>
      {!scroll.atEnd && (
        <button type="button" className={styles.toEnd} onClick={scroll.toEnd}>
          <ArrowDown aria-hidden="true" size={18} strokeWidth={1.75} />
          {news && news.id === newest ? (
            <Trans>New message</Trans>
          ) : (
            <Trans>Go to the newest</Trans>
          )}
        </button>
      )}
    </div>
  );
}
