import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserChange } from '../../../../api/resources/admin/users.ts';

interface ActWords {
  /** On the button, and on the one that confirms. */
  label: MessageDescriptor;
  /** When it was done. */
  done: MessageDescriptor;
  /** When it could not be done. */
  failed: MessageDescriptor;
  /** `danger` takes something away. */
  tone: 'danger' | 'sea';
}

const roleFailed = msg`The role was not changed`;

const roles: Record<Extract<UserChange, { role: unknown }>['role'], ActWords> = {
  CUSTOMER: {
    label: msg`Make a customer`,
    done: msg`Is a customer now`,
    failed: roleFailed,
    tone: 'danger',
  },
  BOAT_OWNER: {
    label: msg`Make a captain`,
    done: msg`Is a captain now`,
    failed: roleFailed,
    tone: 'sea',
  },
  ADMIN: {
    label: msg`Make an administrator`,
    done: msg`Is an administrator now`,
    failed: roleFailed,
    tone: 'sea',
  },
};

const activate: ActWords = {
  label: msg`Activate the account`,
  done: msg`The account is activated`,
  failed: msg`The account was not activated`,
  tone: 'sea',
};

const deactivate: ActWords = {
  label: msg`Deactivate the account`,
  done: msg`The account is deactivated`,
  failed: msg`The account was not deactivated`,
  tone: 'danger',
};

/** A change of a person as its draft is named. */
export function changeName(userId: number, change: UserChange): string {
  return `${JSON.stringify(change)} of user ${userId}`;
}

/** What a change is called before, after and when it fails. */
export function changeActs(change: UserChange): ActWords {
  if ('role' in change) return roles[change.role];
  return change.isActive ? activate : deactivate;
}
