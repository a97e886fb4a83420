import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Conversation } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { MessageTime } from '../conversation/message-time.tsx';
import { useMessageParts } from '../message-parts.ts';
import { OtherPicture } from '../other-picture.tsx';
import * as styles from './conversation-list.css.ts';

/** How many conversations are drawn at first, and with each press more. */
const STEP = 50;

interface ConversationListProps {
  label: string;
  userId: number;
  conversations: readonly Conversation[];
  /** The one that is open beside the list. */
  openId: string | undefined;
}

/** The element that opens a conversation: what gets the focus when it is closed again. */
export const conversationLinkId = (conversationId: string) => `to-${conversationId}`;

/** With whom the user writes, and what was said last. */
export function ConversationList({ label, userId, conversations, openId }: ConversationListProps) {
  const [count, setCount] = useState(STEP);
  const left = conversations.length - count;
  return (
    <>
      <ul aria-label={label}>
        {conversations.slice(0, count).map((conversation) => (
          <li key={conversation.conversationId}>
            <Row
              conversation={conversation}
              userId={userId}
              isOpen={conversation.conversationId === openId}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="text" wide onPress={() => setCount(count + STEP)}>
          <Trans>Show more conversations ({left})</Trans>
        </Button>
      )}
    </>
  );
}

interface RowProps {
  conversation: Conversation;
  userId: number;
  isOpen: boolean;
}

function Row({ conversation, userId, isOpen }: RowProps) {
  const format = useFormat();
  const { address, aboutInList } = useMessageParts();
  const { conversationId, otherUser, lastMessage, unreadCount } = conversation;
  return (
    <Link
      id={conversationLinkId(conversationId)}
      to={address}
      search={{ conversation: conversationId }}
      resetScroll={false}
      className={styles.row}
      // The router's own mark counts any search of this page.
      activeProps={{ 'aria-current': isOpen ? 'page' : undefined }}
      data-open={isOpen || undefined}
    >
      <OtherPicture id={otherUser.id} name={otherUser.fullName} />
      <span className={styles.texts}>
        <span className={styles.title}>
          <span className={unreadCount > 0 ? styles.unreadName : styles.name}>
            {otherUser.fullName}
          </span>
          <span className={styles.time}>
            <MessageTime instant={lastMessage.createdAt} />
          </span>
        </span>
        {aboutInList?.({ ...otherUser, bookingId: lastMessage.bookingId ?? undefined })}
        <span className={styles.line}>
          <span className={unreadCount > 0 ? styles.unreadPreview : styles.preview}>
            {lastMessage.senderId === userId && (
              <>
                <Trans>You:</Trans>{' '}
              </>
            )}
            {lastMessage.message}
          </span>
          {unreadCount > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{format.number(unreadCount)}</span>
              <span className={visuallyHidden}>
                <Plural value={unreadCount} one="# unread message" other="# unread messages" />
              </span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** The places of conversations that are loading. */
export function ConversationListSkeleton() {
  const { t } = useLingui();
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {t`Loading…`}
      </p>
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className={styles.place}>
          <span className={styles.placeAvatar}>
            <Skeleton height="44px" />
          </span>
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}
