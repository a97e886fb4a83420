import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** Marks one notification of the session's user as read. Rejects with an ApiError. */
export async function markNotificationRead(id: number): Promise<void> {
  await unwrap(client.PUT('/notifications/{id}/read', { params: { path: { id } } }));
}

/** Marks every notification of the session's user as read. Rejects with an ApiError. */
export async function markAllNotificationsRead(userId: number): Promise<void> {
  await unwrap(
    client.PUT('/notifications/user/{userId}/read-all', { params: { path: { userId } } }),
  );
}
