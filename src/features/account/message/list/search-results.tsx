import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Message } from '../../../../api/contract/types.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { MessageTime } from '../conversation/message-time.tsx';
import { useMessageParts } from '../message-parts.ts';
import { OtherPicture } from '../other-picture.tsx';
import * as styles from './conversation-list.css.ts';
import { ConversationList, ConversationListSkeleton } from './conversation-list.tsx';
import { excerpt } from './excerpt.ts';
import type { useMessageSearch } from './use-message-search.ts';

interface SearchResultsProps extends ReturnType<typeof useMessageSearch> {
  userId: number;
  openId: string | undefined;
}

/** People whose name was looked for, and messages that hold the words. */
export function SearchResults({ userId, openId, keyword, people, messages }: SearchResultsProps) {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = messages;
  const count = people.length + (data?.content.length ?? 0);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {data && <Plural value={count} one="# result" other="# results" />}
      </p>
      {people.length > 0 && (
        <>
          <h2 className={styles.heading}>
            <Trans>People</Trans>
          </h2>
          <ConversationList
            label={t`People`}
            userId={userId}
            conversations={people}
            openId={openId}
          />
        </>
      )}
      {isPending && <ConversationListSkeleton />}
      {error && !data && (
        <QueryError
          result={{ error, isFetching, refetch }}
          message={<Trans>Something went wrong while searching.</Trans>}
        />
      )}
      {data && count === 0 && (
        <p className={styles.note}>
          <Trans>No results found</Trans>
        </p>
      )}
      {data && data.content.length > 0 && (
        <>
          <h2 className={styles.heading}>
            <Trans>Messages</Trans>
          </h2>
          <ul aria-label={t`Messages`}>
            {data.content.map((message) => (
              <li key={message.id}>
                <Found message={message} userId={userId} keyword={keyword} />
              </li>
            ))}
          </ul>
          {!data.last && (
            <p className={styles.note}>
              <Trans>These are the newest. Type more to find older ones.</Trans>
            </p>
          )}
        </>
      )}
    </>
  );
}

interface FoundProps {
  message: Message;
  userId: number;
  keyword: string;
}

function Found({ message, userId, keyword }: FoundProps) {
  const { id, conversationId, sender, recipient, createdAt } = message;
  const { address } = useMessageParts();
  const isOwn = sender.id === userId;
  const other = isOwn ? recipient : sender;
  const { start, found, rest } = excerpt(message.message, keyword);
  return (
    <Link
      to={address}
      search={{ conversation: conversationId, message: id }}
      resetScroll={false}
      className={styles.row}
      activeProps={{ 'aria-current': undefined }}
    >
      <OtherPicture id={other.id} name={other.fullName} />
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={styles.name}>{other.fullName}</span>
          <span className={styles.time}>
            <MessageTime instant={createdAt} />
          </span>
        </span>
        <span className={styles.found}>
          {isOwn && (
            <>
              <Trans>You:</Trans>{' '}
            </>
          )}
          {start}
          {found && <mark className={styles.mark}>{found}</mark>}
          {rest}
        </span>
      </span>
    </Link>
  );
}
