import { Trans } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarCheck,
  CalendarDays,
  ClipboardList,
  FileText,
  House,
  MessageSquare,
  Sailboat,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { listConversationsOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import type { SessionUser } from '../../../api/session/stored-session.ts';
import type { WaitingKind } from './use-waiting.ts';

export interface Way {
  to: NonNullable<LinkProps['to']>;
  name: ReactNode;
  /** What it is called in the bar of a phone, which leads there too; elsewhere alone when left out. */
  nameInBar?: ReactNode;
  Icon: typeof House;
  /** Whether it is the current one on that very page alone. */
  exact?: boolean;
  /** What of it may wait for the captain. */
  waits?: WaitingKind;
}

const all: readonly Way[] = [
  {
    to: '/captain',
    name: <Trans>Today</Trans>,
    nameInBar: <Trans>Today</Trans>,
    Icon: House,
    exact: true,
  },
  {
    to: '/captain/availability',
    name: <Trans>Calendar and prices</Trans>,
    nameInBar: <Trans>Calendar</Trans>,
    Icon: CalendarDays,
  },
  {
    to: '/captain/bookings',
    name: <Trans>Bookings</Trans>,
    nameInBar: <Trans>Bookings</Trans>,
    Icon: ClipboardList,
    waits: 'bookings',
  },
  {
    to: '/captain/vessels',
    name: <Trans>Boats</Trans>,
    nameInBar: <Trans>Boats</Trans>,
    Icon: Sailboat,
  },
  { to: '/captain/booking-calendar', name: <Trans>Booking calendar</Trans>, Icon: CalendarCheck },
  {
    to: '/captain/documents',
    name: <Trans>Documents</Trans>,
    Icon: FileText,
    waits: 'documents',
  },
  { to: '/messages', name: <Trans>Messages</Trans>, Icon: MessageSquare, waits: 'messages' },
];

/**
 * The pages of the captain's area, in the order of a day. Messages are nobody's but the person's own: who
 * looks at the area of somebody else has no way to them here.
 */
export function waysOf(hostId: number, user: SessionUser | null): readonly Way[] {
  return mayCall(listConversationsOperation, user, hostId)
    ? all
    : all.filter(({ waits }) => waits !== 'messages');
}
