import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { SessionUser } from '../../../api/session/stored-session.ts';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { ToggleChip } from '../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field/search-field.tsx';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import { ConversationPane, NoSuchConversation } from './conversation/conversation-pane.tsx';
import { usePaneFocus } from './conversation/use-pane-focus.ts';
import { ConversationList, ConversationListSkeleton } from './list/conversation-list.tsx';
import { SearchResults } from './list/search-results.tsx';
import { useUnreadFirst } from './list/unread-first.ts';
import { useConversations } from './list/use-conversations.ts';
import { useMessageSearch } from './list/use-message-search.ts';
import { useMessageParts } from './message-parts.ts';
import * as styles from './messages-page.css.ts';
import { openConversation } from './open-conversation.ts';
import type { MessageSearch } from './search-params.ts';
import { useInterruptedMessages } from './sending/use-sending.ts';

interface MessagesPageProps {
  user: SessionUser;
  search: MessageSearch;
}

/** Conversations beside the one that is open; on phones one of the two at a time. */
export function MessagesPage({ user, search }: MessagesPageProps) {
  const { t } = useLingui();
  const [isListHidden, setListHidden] = useState(false);
  const { data } = useConversations(user.id);
  const { nothing = <NoMessages /> } = useMessageParts();
  const isListBeside = useMedia(media.laptop);
  const asked = openConversation(search, user.id);
  // Beside the list nobody has to choose from one.
  const only = isListBeside && data?.length === 1 ? data[0] : undefined;
  const open =
    asked === undefined && only
      ? openConversation({ conversation: only.conversationId }, user.id)
      : asked;
  const openId = open?.conversationId;
  const entry = data?.find(({ conversationId }) => conversationId === openId);
  useInterruptedMessages(user.id);
  usePaneFocus(
    openId,
    useMemo(() => data?.map(({ conversationId }) => conversationId) ?? [], [data]),
  );

  if (open === undefined && data?.length === 0) return nothing;
  return (
    <div
      className={styles.page}
      data-open={open !== undefined || undefined}
      data-list-hidden={(isListHidden && open !== undefined) || undefined}
    >
      <h1 className={styles.title}>
        <Trans>Messages</Trans>
      </h1>
      <nav className={styles.list} aria-label={t`Conversations`}>
        <Conversations user={user} openId={openId} />
      </nav>
      <div className={styles.pane}>
        {open && (
          <ConversationPane
            key={open.conversationId}
            user={user}
            open={open}
            knownName={entry?.otherUser.fullName}
            about={search}
            lastBookingId={entry?.lastMessage.bookingId ?? undefined}
            messageId={search.message}
            hasBegun={entry !== undefined}
            isListHidden={isListHidden}
            onToggleList={() => setListHidden(!isListHidden)}
          />
        )}
        {open === null && <NoSuchConversation />}
        {open === undefined && (
          <div className={styles.choose}>
            <EmptyState title={<Trans>Which conversation?</Trans>}>
              <Trans>Choose one on the left to read it and reply.</Trans>
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}

function Conversations({ user, openId }: { user: SessionUser; openId: string | undefined }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { data, error, isFetching, refetch } = useConversations(user.id);
  const found = useMessageSearch(user.id, typed, data ?? []);
  const order = useUnreadFirst(data ?? []);
  if (!data) {
    if (!error) return <ConversationListSkeleton />;
    return (
      <QueryError
        result={{ error, isFetching, refetch }}
        message={<Trans>Something went wrong while loading the messages.</Trans>}
      />
    );
  }
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t`Search people and messages`} value={typed} onChange={setTyped} />
      </div>
      {found.keyword === '' && data.length > 1 && (
        <div className={styles.order}>
          <ToggleChip isSelected={order.isOn} onChange={order.set}>
            <Trans>Unread first</Trans>
          </ToggleChip>
        </div>
      )}
      <div className={styles.rows}>
        {found.keyword === '' ? (
          <ConversationList
            label={t`Conversations`}
            userId={user.id}
            conversations={order.conversations}
            openId={openId}
          />
        ) : (
          <SearchResults userId={user.id} openId={openId} {...found} />
        )}
      </div>
    </>
  );
}

function NoMessages() {
  return (
    <div className={styles.nothing}>
      <h1 className={styles.title}>
        <Trans>Messages</Trans>
      </h1>
      <EmptyState
        title={<Trans>No messages yet</Trans>}
        action={
          <Link to="/boats" className={button()}>
            <Trans>Find a boat</Trans>
          </Link>
        }
      >
        <Trans>
          Once you have asked to book a boat or tour, you can write to its captain or guide here.
        </Trans>
      </EmptyState>
    </div>
  );
}
