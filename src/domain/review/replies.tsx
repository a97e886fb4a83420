import { Trans } from '@lingui/react/macro';
import type { ReviewReply } from '../../api/contract/types.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { WrittenIn } from '../text-language/written-in.tsx';
import { Comment } from './comment.tsx';
import * as styles from './review-card.css.ts';

interface RepliesProps {
  replies: readonly ReviewReply[];
  /** What the review is written in, which is said above the replies already. */
  language: string | undefined;
}

/** What was answered to a review, the oldest first; nothing where nobody has. */
export function Replies({ replies, language }: RepliesProps) {
  const format = useFormat();
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <li key={reply.id} className={styles.reply}>
          <p className={styles.name}>
            {reply.userFullName}
            {reply.isOfficial && (
              <span className={styles.official}>
                {' '}
                · <Trans>official reply</Trans>
              </span>
            )}
          </p>
          <p className={styles.facts}>
            <time dateTime={reply.createdAt}>{format.date(reply.createdAt, 'long')}</time>
          </p>
          <Comment text={reply.message} language={reply.textLanguage} kind="reply" />
          {reply.textLanguage !== language && <WrittenIn language={reply.textLanguage} />}
        </li>
      ))}
    </ul>
  );
}
