import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ClipboardList,
  FileCheck2,
  History,
  Landmark,
  LifeBuoy,
  MapPin,
  MessageSquareWarning,
  Sailboat,
  UserCheck,
  UsersRound,
} from 'lucide-react';
import type { AdminQueueName } from '../../../api/contract/types.ts';
import type { WayGroup } from '../../../domain/panel/way.ts';

/** The pages of the administration: what waits first, then what there is, then what was done. */
export const ways: readonly WayGroup<AdminQueueName>[] = [
  {
    name: msg`What waits for a decision`,
    ways: [
      {
        to: '/admin',
        name: <Trans>Office</Trans>,
        nameInBar: <Trans>Office</Trans>,
        Icon: Landmark,
        exact: true,
      },
      {
        to: '/admin/captain-applications',
        name: <Trans>Applications</Trans>,
        nameInBar: <Trans>Applications</Trans>,
        Icon: UserCheck,
        waits: 'APPLICATIONS',
      },
      {
        to: '/admin/documents',
        name: <Trans>Documents</Trans>,
        nameInBar: <Trans>Documents</Trans>,
        Icon: FileCheck2,
        waits: 'DOCUMENTS',
      },
      {
        to: '/admin/reviews',
        name: <Trans>Reviews</Trans>,
        Icon: MessageSquareWarning,
        waits: 'REPORTED_REVIEWS',
      },
      {
        to: '/admin/contact-messages',
        name: <Trans>Contact messages</Trans>,
        Icon: LifeBuoy,
        waits: 'CONTACT_MESSAGES',
      },
    ],
  },
  {
    name: msg`People and bookings`,
    ways: [
      {
        to: '/admin/users',
        name: <Trans>Users</Trans>,
        nameInBar: <Trans>Users</Trans>,
        Icon: UsersRound,
      },
      {
        to: '/admin/bookings',
        name: <Trans>Bookings</Trans>,
        Icon: ClipboardList,
        waits: 'REFUSED_PAYMENTS',
      },
    ],
  },
  {
    name: msg`The site and its history`,
    ways: [
      { to: '/admin/offers', name: <Trans>Boats and tours</Trans>, Icon: Sailboat },
      { to: '/admin/content', name: <Trans>Places and stories</Trans>, Icon: MapPin },
      { to: '/admin/audit', name: <Trans>Audit</Trans>, Icon: History },
    ],
  },
];
