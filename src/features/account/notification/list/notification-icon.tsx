import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarX,
  CircleCheck,
  Flag,
  Info,
  type LucideIcon,
  OctagonAlert,
  Sailboat,
  Settings,
  TriangleAlert,
} from 'lucide-react';
import type { NotificationType } from '../../../../api/contract/types.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './notification-icon.css.ts';

interface Look {
  Icon: LucideIcon;
  tone: keyof typeof styles.icon;
  name: MessageDescriptor;
}

const looks: Record<NotificationType, Look> = {
  INFO: { Icon: Info, tone: 'sea', name: msg`Information` },
  SUCCESS: { Icon: CircleCheck, tone: 'positive', name: msg`Done` },
  WARNING: { Icon: TriangleAlert, tone: 'warning', name: msg`Warning` },
  ERROR: { Icon: OctagonAlert, tone: 'danger', name: msg`Problem` },
  SYSTEM: { Icon: Settings, tone: 'sea', name: msg`System` },
  BOOKING_CREATED: { Icon: CalendarClock, tone: 'sea', name: msg`Booking made` },
  BOOKING_CONFIRMED: { Icon: CalendarCheck, tone: 'positive', name: msg`Booking confirmed` },
  BOOKING_CANCELLED: { Icon: CalendarX, tone: 'danger', name: msg`Booking cancelled` },
  BOOKING_COMPLETED: { Icon: Flag, tone: 'positive', name: msg`Trip completed` },
  BOAT_CREATED: { Icon: Sailboat, tone: 'sea', name: msg`Boat added` },
  BOAT_AVAILABILITY_CHANGED: { Icon: CalendarDays, tone: 'sea', name: msg`Availability changed` },
};

/** What a notification is about, at a glance. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const { i18n } = useLingui();
  const { Icon, tone, name } = looks[type];
  return (
    <span className={styles.icon[tone]}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={visuallyHidden}>{i18n._(name)}</span>
    </span>
  );
}
