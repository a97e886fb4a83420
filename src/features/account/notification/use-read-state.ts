import { useLingui } from '@lingui/react';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserNotification } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import {
  markAllNotificationsRead,
  markNotificationRead,
} from '../../../api/resources/notifications/mutations.ts';
import {
  notificationPagesKey,
  notificationsKey,
  unreadCountQuery,
  unreadNotificationsQuery,
} from '../../../api/resources/notifications/queries.ts';
import { useInFlight } from '../../../api/use-in-flight.ts';
import { notifyError } from '../../../ui/feedback/toast/notify.ts';

/** Shows `ids` as read, or all, wherever notifications are shown: the bell, its list, the page. */
function showAsRead(queries: QueryClient, userId: number, ids: ReadonlySet<number> | 'all'): void {
  const isAffected = ({ id }: UserNotification) => ids === 'all' || ids.has(id);
  const read = (one: UserNotification) => (isAffected(one) ? { ...one, isRead: true } : one);

  queries.setQueryData(unreadCountQuery(userId).queryKey, (before) => {
    if (!before) return before;
    return { count: ids === 'all' ? 0 : Math.max(0, before.count - ids.size) };
  });
  queries.setQueryData(unreadNotificationsQuery(userId).queryKey, (before) =>
    before?.filter((one) => !isAffected(one)),
  );
  const queryKey = notificationPagesKey(userId);
  queries.setQueriesData<{ content: UserNotification[] }>({ queryKey }, (before) =>
    before ? { ...before, content: before.content.map(read) } : before,
  );
}

/**
 * Marks notifications as read, seen at once everywhere; should the server not take it, they are
 * unread again and a toast says why.
 */
export function useReadState(userId: number) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const queryKey = notificationsKey(userId);
  const marksAll = useInFlight();

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (target: UserNotification | 'all') =>
      target === 'all' ? markAllNotificationsRead(userId) : markNotificationRead(target.id),
    async onMutate(target) {
      // An answer that is under way would show it as it was.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData({ queryKey });
      showAsRead(queries, userId, target === 'all' ? 'all' : new Set([target.id]));
      return { before };
    },
    onError(error, target, context) {
      for (const [key, data] of context?.before ?? []) queries.setQueryData(key, data);
      const { message, retryable } = failureOf(i18n, error);
      void notifyError({
        message,
        retryable,
        ...(retryable && { onRetry: () => mutate(target) }),
      });
    },
    onSettled(_answer, _error, target) {
      if (target === 'all') marksAll.finish();
      return queries.invalidateQueries({ queryKey });
    },
  });

  return {
    /** Nothing happens for one that is read already. */
    markRead(one: UserNotification): void {
      if (!one.isRead) mutate(one);
    },
    markAllRead(): void {
      if (marksAll.start()) mutate('all');
    },
    /** One that is read meanwhile keeps nobody from reading them all. */
    isMarkingAll: isPending && variables === 'all',
  };
}
