import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewSort } from '../../api/contract/types.ts';

/** What each order of reviews is called. */
export const reviewOrders: Record<ReviewSort, MessageDescriptor> = {
  'createdAt,desc': msg`Newest first`,
  'createdAt,asc': msg`The oldest first`,
  'rating,desc': msg`The best first`,
  'rating,asc': msg`The worst first`,
};

/** The last days to which reviews are narrowed down, today included, and what they are called. */
export const reviewPeriods = [
  { days: 1, name: msg`Today` },
  { days: 7, name: msg`The last 7 days` },
  { days: 30, name: msg`The last 30 days` },
  { days: 90, name: msg`The last 90 days` },
] as const;
