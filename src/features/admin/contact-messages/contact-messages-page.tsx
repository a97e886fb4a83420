import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ContactMessageSort } from '../../../api/contract/types.ts';
import { contactMessagesPageQuery } from '../../../api/resources/admin/contact-messages.ts';
import { Keys } from '../../../domain/keys/keys.tsx';
import { queueKeys } from '../../../domain/keys/queue-keys.ts';
import { ListDetail } from '../../../domain/managed-list/list-detail/list-detail.tsx';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import { list } from '../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../domain/managed-list/managed-list.tsx';
import { Order } from '../../../domain/managed-list/order.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { Filters } from './list/filters.tsx';
import { MessageRow } from './list/message-row.tsx';
import { OpenMessage } from './open/open-message.tsx';
import { askedFor, type MessagesSearch, messagesSearch } from './search-params.ts';

/** `/admin/contact-messages`: what people wrote by the contact form, read beside the list. */
export function ContactMessagesPage({
  search: address,
  text,
  onSearch,
}: ListPageProps<MessagesSearch>) {
  const { t } = useLingui();
  const search = messagesSearch(address);
  const { state, open } = search;
  const result = useQuery(contactMessagesPageQuery(askedFor(search, text)));
  // Another list begins at its first page; what is read stays open.
  const change = (changes: MessagesSearch) =>
    onSearch({ ...search, page: undefined, ...changes }, text);
  const rows = result.data?.content ?? [];
  const at = rows.findIndex(({ id }) => id === open);
  const step = (by: 1 | -1) => () => {
    const near = at === -1 ? rows[0] : rows[at + by];
    if (near) onSearch({ ...search, open: near.id }, text);
  };
  return (
    <ListDetail
      columns="even"
      header={
        <PageHeader
          title={<Trans>Contact messages</Trans>}
          aside={
            <Keys
              acts={[
                { letter: queueKeys.next, does: <Trans>Next message</Trans>, act: step(1) },
                {
                  letter: queueKeys.previous,
                  does: <Trans>Previous message</Trans>,
                  act: step(-1),
                },
              ]}
            />
          }
        />
      }
      list={
        <ManagedList
          result={result}
          to="/admin/contact-messages"
          search={{ ...search, open: undefined }}
          count={(total) => <Plural value={total} one="# message" other="# messages" />}
          failureTitle={<Trans>The list could not be loaded</Trans>}
          isNarrowed={state !== undefined || text !== undefined}
          onClear={() => onSearch({ ...search, page: undefined, state: undefined }, undefined)}
          emptyTitle={<Trans>Nobody has written yet</Trans>}
          emptyText={<Trans>What is sent by the contact form appears here.</Trans>}
          filters={
            <Filters
              search={search}
              text={text}
              onText={(next) => onSearch({ ...search, page: undefined }, next)}
              onChange={change}
            />
          }
          aside={
            <Order<ContactMessageSort>
              sort={search.sort}
              usual="createdAt,desc"
              labels={{ 'createdAt,desc': t`Newest first`, 'createdAt,asc': t`Oldest first` }}
              onChange={(sort) => change({ sort })}
            />
          }
        >
          {(messages) => (
            <ul className={list} aria-label={t`Messages`}>
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} search={search} />
              ))}
            </ul>
          )}
        </ManagedList>
      }
      detail={open !== undefined ? <OpenMessage key={open} id={open} search={search} /> : undefined}
    />
  );
}
