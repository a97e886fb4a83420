import { roleValues } from '../../../../generated/enums.ts';
import { isObject, at as valueAt } from '../../../../scripts/conformance/lib/json.ts';
import { edited, editing, on, pretending, remembering } from '../change.ts';
import { change, list, put } from '../json-edit.ts';
import { answer, fieldsOf, isSuccess, jsonOf, reading, withFields, withToken } from '../message.ts';
import type { Mutation } from '../mutation.ts';

/** Rules of people, documents, reviews, messages and notifications that are not kept. */
export const people: Mutation[] = [
  {
    name: 'document self-verified',
    what: 'createBoatDocument believes isVerified of an owner',
    rule: 'journey-effect',
    at: ['createBoatDocument'],
    run: ['boat-documents'],
    change: on('createBoatDocument', async (call, next) => {
      const answered = await next(call);
      const isVerified = valueAt(jsonOf(call), 'isVerified') === true;
      return isSuccess(answered) && isVerified
        ? {
            ...answered,
            body: Buffer.from(JSON.stringify({ ...fieldsOf(answered), isVerified })),
          }
        : answered;
    }),
  },
  {
    name: 'verification lost',
    what: 'setBoatDocumentVerification answers and does not store',
    rule: 'write-lost',
    at: ['setBoatDocumentVerification'],
    run: ['setBoatDocumentVerification'],
    change: pretending(
      'setBoatDocumentVerification',
      ({ params }) => `/boat-documents/${params.id}`,
      (call, world) => {
        const { isVerified, verificationNotes = null } = fieldsOf(call);
        const isMeant = typeof isVerified === 'boolean' && world.roleOf(call) === 'ADMIN';
        return isMeant ? { isVerified, verificationNotes } : undefined;
      },
    ),
  },
  {
    name: 'review without a completed booking',
    what: 'createReview does not look at the booking',
    rule: 'journey-status',
    at: ['createReview'],
    run: ['review-needs-a-trip'],
    change: on('createReview', async (call, next, world) => {
      const answered = await next(call);
      return [403, 409, 422].includes(answered.status) ? world.example('createReview') : answered;
    }),
  },
  {
    name: 'review twice',
    what: 'createReview takes a second review of a booking',
    rule: 'journey-status',
    at: ['createReview'],
    run: ['register-to-review'],
    change: (next, world) => {
      let last = answer(201);
      return on('createReview', async (call, inner) => {
        const answered = await inner(call);
        if (isSuccess(answered)) last = answered;
        return answered.status === 409 && last.body.length > 0 ? last : answered;
      })(next, world);
    },
  },
  {
    name: 'rating not updated',
    what: 'getBoat never has a rating',
    rule: 'journey-effect',
    at: ['getBoat'],
    run: ['register-to-review'],
    change: editing('getBoat', put('rating', null), put('reviewCount', 0)),
  },
  {
    name: 'trip without an end',
    what: 'getBooking goes on calling a booking CONFIRMED when its days are over',
    rule: 'journey-effect',
    at: ['getBooking'],
    run: ['register-to-review'],
    change: editing(
      'getBooking',
      change('status', (status) => (status === 'COMPLETED' ? 'CONFIRMED' : status)),
    ),
  },
  {
    name: 'owner not told apart in replies',
    what: 'isOfficial of a reply is false for the owner',
    rule: 'journey-effect',
    at: ['replyToReview'],
    run: ['register-to-review'],
    change: editing('replyToReview', put('isOfficial', false)),
  },
  {
    name: 'read flag not stored',
    what: 'updateMessageReadStatus answers READ and leaves the message unread',
    rule: 'write-lost',
    at: ['updateMessageReadStatus'],
    run: ['updateMessageReadStatus'],
    change: pretending(
      'updateMessageReadStatus',
      (call) => `/messages/${fieldsOf(call).messageId}`,
      (call) => {
        const { readStatus } = fieldsOf(call);
        return typeof readStatus === 'string' ? { readStatus } : undefined;
      },
    ),
  },
  {
    name: 'notification stays unread',
    what: 'markNotificationRead answers isRead and does not store it',
    rule: 'effect',
    at: ['listNotificationsPage'],
    run: ['markNotificationRead'],
    change: (next, world) => {
      const unread = new Set<unknown>();
      const lists = ['listUnreadNotifications', 'listNotificationsPage'];
      const stays = (item: unknown) =>
        isObject(item) && unread.has(item.id) ? { ...item, isRead: false } : item;
      return on(['markNotificationRead', ...lists], async (call, inner) => {
        const answered = await inner(call);
        if (!isSuccess(answered)) return answered;
        if (lists.includes(call.operationId ?? ''))
          return edited(
            answered,
            list((all) => all.map(stays)),
          );
        unread.add(Number(call.params.id));
        return answered;
      })(next, world);
    },
  },
  {
    name: 'notification not sent',
    what: 'the confirmation of a booking tells its customer nothing',
    rule: 'journey-effect',
    at: ['listUnreadNotifications'],
    run: ['booking-lifecycle'],
    change: editing(
      'listUnreadNotifications',
      list((items) => items.filter((item) => !isObject(item) || item.type !== 'BOOKING_CONFIRMED')),
    ),
  },
  {
    name: 'message not in the conversation',
    what: 'listConversationMessages misses the newest message',
    rule: 'write-lost',
    at: ['sendMessage'],
    run: ['sendMessage'],
    change: remembering('listConversationMessages'),
  },
  {
    name: 'role change ignored',
    what: 'setUserRole answers the new role and keeps the old one',
    rule: 'write-lost',
    at: ['setUserRole'],
    run: ['setUserRole'],
    change: pretending(
      'setUserRole',
      ({ params }) => `/auth/admin/users/${params.id}`,
      (call) => {
        const role = roleValues.find((known) => known === fieldsOf(call).role);
        return role && { role };
      },
    ),
  },
  {
    name: 'deactivated user signs in',
    what: 'setUserStatus stores isActive false, and logIn does not look at it',
    rule: 'journey-status',
    at: ['logIn'],
    run: ['user-administration'],
    change: on('logIn', async (call, next, world) => {
      const answered = await next(call);
      const asAdmin = withToken(call, await world.token('ADMIN'));
      const search = `username=${encodeURIComponent(String(valueAt(jsonOf(call), 'username')))}`;
      const account = await next({ ...reading(asAdmin, '/v1/accounts/by-username'), search });
      return !isSuccess(answered) && valueAt(jsonOf(account), 'isActive') === false
        ? world.example('logIn')
        : answered;
    }),
  },
  {
    name: 'old password still works',
    what: 'updateOwnPassword answers success and keeps the old password',
    rule: 'journey-status',
    at: ['logIn'],
    run: ['password-change'],
    change: on('updateOwnPassword', (call, next) => {
      const { currentPassword } = fieldsOf(call);
      return next(
        typeof currentPassword === 'string'
          ? withFields(call, { newPassword: currentPassword })
          : call,
      );
    }),
  },
  {
    name: 'wrong password accepted',
    what: 'logIn takes any password',
    rule: 'journey-status',
    at: ['logIn'],
    run: ['registration-to-profile'],
    change: on('logIn', async (call, next, world) => {
      const answered = await next(call);
      return answered.status === 401 ? world.example('logIn') : answered;
    }),
  },
  {
    name: 'forgotten password tells who exists',
    what: 'requestPasswordReset says success false for an unknown address',
    rule: 'journey-effect',
    at: ['requestPasswordReset'],
    run: ['password-reset-tells-nothing'],
    change: on('requestPasswordReset', async (call, next, world) => {
      const answered = await next(call);
      const asAdmin = withToken(call, await world.token('ADMIN'));
      const search = `email=${encodeURIComponent(String(valueAt(jsonOf(call), 'email')))}`;
      const known = await next({ ...reading(asAdmin, '/v1/accounts/by-email'), search });
      return isSuccess(answered) && known.status === 404
        ? answer(200, { success: false, message: 'Bu adres kayıtlı değil.' })
        : answered;
    }),
  },
  {
    name: 'approval without the role',
    what: 'reviewCaptainApplication approves and leaves a customer',
    rule: 'journey-effect',
    at: ['refreshSession', 'getManagedUser'],
    run: ['application-approved'],
    change: (next, world) => {
      const approved = new Set<unknown>();
      const accounts = ['getManagedUser', 'getUser', 'getAccount', 'logIn', 'refreshSession'];
      return on(['reviewCaptainApplication', ...accounts], async (call, inner) => {
        const answered = await inner(call);
        const { status, userId, id } = fieldsOf(answered);
        if (status === 'APPROVED') approved.add(userId);
        return accounts.includes(call.operationId ?? '') && approved.has(userId ?? id)
          ? edited(answered, put('role', 'CUSTOMER'))
          : answered;
      })(next, world);
    },
  },
  {
    name: 'rejection reason lost',
    what: 'the applicant never learns why',
    rule: 'journey-effect',
    at: ['getCaptainApplication'],
    run: ['application-rejected'],
    change: editing(
      ['reviewCaptainApplication', 'getLatestCaptainApplication', 'getCaptainApplication'],
      put('rejectionReason', null),
    ),
  },
  {
    name: 'figures that stand still',
    what: 'getAdminDashboard is computed once',
    rule: 'journey-effect',
    at: ['getAdminDashboard'],
    run: ['figures-of-administrators'],
    change: remembering('getAdminDashboard'),
  },
];
