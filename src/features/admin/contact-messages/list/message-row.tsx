import { Link } from '@tanstack/react-router';
import type { ManagedContactMessage } from '../../../../api/contract/types.ts';
import { entryRow, small } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { MessagesSearch } from '../search-params.ts';
import { StateMark } from '../state-mark.tsx';
import * as styles from './list.css.ts';

interface MessageRowProps {
  message: ManagedContactMessage;
  /** The list that it stands in. */
  search: MessagesSearch;
}

/** A message in the list: about what, from whom, when. */
export function MessageRow({ message, search }: MessageRowProps) {
  const format = useFormat();
  const { id, subject, name, createdAt, state } = message;
  const isOpen = search.open === id;
  return (
    <li className={entryRow} data-open={isOpen || undefined}>
      <div>
        <Link
          to="/admin/contact-messages"
          search={{ ...search, open: id }}
          state={keepSearchText}
          resetScroll={false}
          className={styles.subject}
          data-new={state === 'NEW' || undefined}
          aria-current={isOpen ? 'true' : undefined}
        >
          {subject}
        </Link>
        <p className={small}>
          {name} · {format.instant(createdAt)}
        </p>
      </div>
      <StateMark state={state} />
    </li>
  );
}
