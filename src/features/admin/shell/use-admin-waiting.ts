import { useQuery } from '@tanstack/react-query';
import type { AdminQueueName } from '../../../api/contract/types.ts';
import { adminQueuesQuery } from '../../../api/resources/admin/queries.ts';
import { useIdle } from '../../../ui/loading/idle/use-idle.ts';

/** How much waits in each queue; left out while that is not known, and where asking failed. */
type AdminWaiting = Partial<Record<AdminQueueName, number>>;

/** What waits for administrators: asked for after the first view, and again when the page is seen again. */
export function useAdminWaiting(): AdminWaiting {
  const isIdle = useIdle();
  const queues = useQuery({
    ...adminQueuesQuery(),
    enabled: isIdle,
    refetchOnWindowFocus: 'always',
  });
  return Object.fromEntries((queues.data ?? []).map(({ queue, count }) => [queue, count]));
}
