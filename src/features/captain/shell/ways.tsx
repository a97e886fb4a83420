import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  CircleUser,
  ClipboardList,
  FileText,
  Flag,
  House,
  MessageSquare,
  Sailboat,
  Shield,
  Star,
  Wallet,
} from 'lucide-react';
import { listConversationsOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import type { SessionUser } from '../../../api/session/stored-session.ts';
import type { WayGroup } from '../../../domain/panel/way.ts';
import type { WaitingKind } from './use-waiting.ts';

const all: readonly WayGroup<WaitingKind>[] = [
  {
    name: msg`A day’s work`,
    ways: [
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
        to: '/captain/booking-calendar',
        name: <Trans>Booking calendar</Trans>,
        Icon: CalendarCheck,
      },
      {
        to: '/captain/messages',
        name: <Trans>Messages</Trans>,
        Icon: MessageSquare,
        waits: 'messages',
      },
    ],
  },
  {
    name: msg`Boats and tours`,
    ways: [
      {
        to: '/captain/vessels',
        name: <Trans>Boats</Trans>,
        nameInBar: <Trans>Boats</Trans>,
        Icon: Sailboat,
      },
      { to: '/captain/tours', name: <Trans>Tours</Trans>, Icon: Flag },
      {
        to: '/captain/tour-availability',
        name: <Trans>Tour availability</Trans>,
        Icon: CalendarRange,
      },
      {
        to: '/captain/documents',
        name: <Trans>Documents</Trans>,
        Icon: FileText,
        waits: 'documents',
      },
      { to: '/captain/ratings', name: <Trans>Ratings</Trans>, Icon: Star },
    ],
  },
  {
    name: msg`Money`,
    ways: [
      { to: '/captain/finance', name: <Trans>Finance</Trans>, Icon: Wallet },
      { to: '/captain/company', name: <Trans>My company</Trans>, Icon: Building2 },
    ],
  },
  {
    name: msg`About you`,
    ways: [
      { to: '/captain/profile', name: <Trans>Captain profile</Trans>, Icon: CircleUser },
      { to: '/captain/security', name: <Trans>Security</Trans>, Icon: Shield },
    ],
  },
];

/**
 * The pages of the captain's area: a day's work first, then what is rented out, what it brings, and who the
 * captain is. Messages are nobody's but the person's own: who looks at the area of somebody else has no way
 * to them here.
 */
export function waysOf(hostId: number, user: SessionUser | null): readonly WayGroup<WaitingKind>[] {
  if (mayCall(listConversationsOperation, user, hostId)) return all;
  return all.map((group) => ({
    ...group,
    ways: group.ways.filter(({ waits }) => waits !== 'messages'),
  }));
}
