import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { useConversation } from '../list/use-conversations.ts';
import type { Correspondent } from '../message-parts.ts';
import type { OpenConversation } from '../open-conversation.ts';
import { Composer } from '../sending/composer.tsx';
import { useOutbox } from '../sending/outbox.ts';
import { useSending } from '../sending/use-sending.ts';
import * as styles from './conversation-pane.css.ts';
import { MessageLog } from './message-log.tsx';

interface ConversationBodyProps {
  user: SessionUser;
  open: OpenConversation;
  name: string;
  other: Correspondent;
  messageId: number | undefined;
  mayWrite: boolean | undefined;
  /** The booking that is written about, where that is known. */
  bookingId: number | undefined;
}

/** What was said in a conversation, what is being sent, and where to write. */
export function ConversationBody(props: ConversationBodyProps) {
  const { user, open, name, other, messageId, mayWrite, bookingId } = props;
  const { conversationId, otherId } = open;
  const result = useConversation(user.id, conversationId);
  const { data, error, isFetching, refetch } = result;
  const outgoing = useOutbox(user.id).filter((one) => one.conversationId === conversationId);
  const { send, retry } = useSending(user.id, { conversationId, recipientId: otherId, bookingId });

  if (!data) {
    if (!error) return <LogSkeleton />;
    return (
      <div className={styles.aside}>
        <QueryError
          result={{ error, isFetching, refetch }}
          message={<Trans>Something went wrong while loading the messages.</Trans>}
        />
      </div>
    );
  }
  return (
    <>
      <MessageLog
        userId={user.id}
        conversationId={conversationId}
        name={name}
        messages={data}
        updatedAt={result.dataUpdatedAt}
        isCurrent={result.isFetchedAfterMount}
        outgoing={outgoing}
        openAt={messageId}
        mayWrite={mayWrite}
        onRetry={retry}
      />
      {mayWrite === false && <WritingNotice name={other.fullName} />}
      <Composer
        userId={user.id}
        conversationId={conversationId}
        name={name}
        other={other}
        onSend={send}
      />
    </>
  );
}

function LogSkeleton() {
  return (
    <div className={styles.skeleton}>
      <LoadingStatus />
      <Skeleton width="min(340px, 70%)" height="68px" />
      <span className={styles.skeletonOwn}>
        <Skeleton width="min(280px, 60%)" height="44px" />
      </span>
      <Skeleton width="min(420px, 80%)" height="92px" />
      <span className={styles.skeletonOwn}>
        <Skeleton width="min(360px, 70%)" height="68px" />
      </span>
    </div>
  );
}

/** Who may write to whom, before something is written in vain. */
function WritingNotice({ name }: { name: string | undefined }) {
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={<Trans>Messages open with your booking request</Trans>}>
        {name === undefined ? (
          <Trans>What you type here is saved until then.</Trans>
        ) : (
          <Trans>
            You can message {name} once you have asked to book. What you type here is saved until
            then.
          </Trans>
        )}
      </Notice>
    </div>
  );
}
