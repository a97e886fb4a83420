import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageQueryLimits } from '../../../../api/contract/contract.ts';
import type { Conversation } from '../../../../api/contract/types.ts';
import { messageSearchQuery } from '../../../../api/resources/messages/search-queries.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';

/** Typing pauses so long before anything is looked for, in milliseconds. */
const delay = 300;

/** Names among the conversations at hand, texts among all messages on the server. */
export function useMessageSearch(
  userId: number,
  typed: string,
  conversations: readonly Conversation[],
) {
  const query = typed.trim().slice(0, messageQueryLimits.keyword.maxLength);
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(query), query === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [query]);

  const messages = useQuery({
    ...messageSearchQuery(userId, keyword),
    enabled: keyword !== '' && query !== '',
  });
  return {
    keyword: query === '' ? '' : keyword,
    people: conversations.filter(({ otherUser }) => includesTurkish(otherUser.fullName, keyword)),
    messages,
  };
}
