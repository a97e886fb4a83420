import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '../../../api/contract/types.ts';

/** Where an application stands, in words. */
export const statusWords: Record<ApplicationStatus, MessageDescriptor> = {
  PENDING: msg({ message: 'Waiting', context: 'application' }),
  APPROVED: msg({ message: 'Approved', context: 'application' }),
  REJECTED: msg({ message: 'Rejected', context: 'application' }),
};
