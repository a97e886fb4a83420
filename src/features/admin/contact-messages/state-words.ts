import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactMessageState } from '../../../api/contract/types.ts';

/** Where a message stands, in words. */
export const stateWords: Record<ContactMessageState, MessageDescriptor> = {
  NEW: msg({ message: 'New', context: 'contact message' }),
  READ: msg({ message: 'Read', context: 'contact message' }),
  ANSWERED: msg({ message: 'Answered', context: 'contact message' }),
  CLOSED: msg({ message: 'Closed', context: 'contact message' }),
};
