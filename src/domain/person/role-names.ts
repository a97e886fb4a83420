import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '../../api/contract/types.ts';

/** What a person of each role is called. */
export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  CUSTOMER: msg`Customer`,
  BOAT_OWNER: msg`Captain`,
  ADMIN: msg`Administrator`,
};
