import type { Text } from '../../rules/common/refusal.ts';
import type { NotificationRecord, Schemas } from '../../store/records.ts';

/** A notification in the language of the request. */
export function notificationView(
  { english, ...turkish }: NotificationRecord,
  language: keyof Text,
): Schemas['UserNotification'] {
  return language === 'en' ? { ...turkish, ...english } : turkish;
}
