import { adminOf } from '../../../../model/people.ts';
import type { Person } from '../../../../model/types.ts';
import { send } from '../../calls.ts';
import type { Setting } from '../../setting.ts';

export const adminIn = ({ sequence }: Setting) => adminOf(sequence.scene.people);

/** What becomes of people, after which they are no longer who they were. */
export const CHANGES: readonly {
  name: string;
  change(setting: Setting, person: Person): Promise<unknown>;
}[] = [
  {
    name: 'another-role',
    change: (setting, { user, role }) =>
      send(setting, 'setUserRole', {
        by: adminIn(setting),
        path: { id: user.ref },
        body: { role: role === 'CUSTOMER' ? 'BOAT_OWNER' : 'CUSTOMER' },
      }),
  },
  {
    name: 'another-password',
    change: (setting, by) =>
      send(setting, 'updateOwnPassword', {
        by,
        body: { currentPassword: by.password, newPassword: 'lodos-2027' },
      }),
  },
  {
    name: 'deactivated',
    change: (setting, { user }) =>
      send(setting, 'setUserStatus', {
        by: adminIn(setting),
        path: { id: user.ref },
        body: { isActive: false },
      }),
  },
];
