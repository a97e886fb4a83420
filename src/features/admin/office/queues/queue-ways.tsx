import { Trans } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdminQueue, AdminQueueName } from '../../../../api/contract/types.ts';
import { recordWay } from '../../../../domain/admin-record/record-way.ts';

/** What each queue is called, and the list that it counts. */
export const queueWays = {
  APPLICATIONS: {
    name: <Trans>Captain applications</Trans>,
    list: linkOptions({ to: '/admin/captain-applications' }),
  },
  DOCUMENTS: {
    name: <Trans>Documents to verify</Trans>,
    list: linkOptions({ to: '/admin/documents' }),
  },
  REPORTED_REVIEWS: {
    name: <Trans>Reported reviews</Trans>,
    list: linkOptions({ to: '/admin/reviews', search: { view: 'reported' } }),
  },
  CONTACT_MESSAGES: {
    name: <Trans>Contact messages</Trans>,
    list: linkOptions({ to: '/admin/contact-messages', search: { state: 'NEW' } }),
  },
  REFUSED_PAYMENTS: {
    name: <Trans>Refused payments</Trans>,
    list: linkOptions({ to: '/admin/bookings', search: { view: 'payments', unresolved: true } }),
  },
} as const satisfies Record<AdminQueueName, { name: ReactNode; list: object }>;

/** What waits longest in a queue; nothing for an empty one. */
export function oldestWay({ queue, oldestId, oldestKind }: AdminQueue) {
  if (oldestId === null) return undefined;
  switch (queue) {
    case 'APPLICATIONS':
      return recordWay('APPLICATION', oldestId);
    case 'DOCUMENTS':
      return recordWay(oldestKind === 'TOUR' ? 'TOUR_DOCUMENT' : 'BOAT_DOCUMENT', oldestId);
    // It is at the head of its queue, where it can be decided.
    case 'REPORTED_REVIEWS':
      return queueWays.REPORTED_REVIEWS.list;
    case 'CONTACT_MESSAGES':
      return recordWay('CONTACT_MESSAGE', oldestId);
    case 'REFUSED_PAYMENTS':
      return recordWay('PAYMENT', oldestId);
    default:
      return undefined;
  }
}
