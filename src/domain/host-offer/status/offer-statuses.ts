import { msg } from '@lingui/core/macro';
import type { TourStatus } from '../../../api/contract/types.ts';

/** What each status is called; those of tours include those of boats. */
export const offerStatuses = {
  ACTIVE: { name: msg({ message: 'Published', context: 'offer' }), tone: 'positive' },
  DRAFT: { name: msg({ message: 'Draft', context: 'offer' }), tone: 'neutral' },
  INACTIVE: { name: msg({ message: 'Not published', context: 'offer' }), tone: 'neutral' },
  CANCELLED: { name: msg({ message: 'Cancelled', context: 'offer' }), tone: 'danger' },
} as const satisfies Record<TourStatus, object>;
