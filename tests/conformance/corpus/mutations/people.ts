import { isObject, at as valueAt } from '../../../../scripts/conformance/json.ts';
import { editing, on, remembering } from '../change.ts';
import { change, list, put } from '../json-edit.ts';
import { answer, isSuccess, jsonOf, reading, withFields } from '../message.ts';
import type { Mutation } from '../mutation.ts';

const RULE = ['journey-effect', 'journey-status'];

/** Rules of people, documents, reviews, messages and notifications that are not kept. */
export const people: Mutation[] = [
  {
    name: 'document self-verified',
    what: 'createBoatDocument believes isVerified of an owner',
    rules: RULE,
    at: ['createBoatDocument', 'getBoatDocument'],
    run: ['boat-documents'],
    change: on('createBoatDocument', async (call, next) => {
      const answered = await next(call);
      const isVerified = valueAt(jsonOf(call), 'isVerified') === true;
      return isSuccess(answered) && isVerified
        ? {
            ...answered,
            body: Buffer.from(JSON.stringify({ ...Object(jsonOf(answered)), isVerified })),
          }
        : answered;
    }),
  },
  {
    name: 'verification lost',
    what: 'setBoatDocumentVerification answers and does not store',
    rules: [...RULE, 'write-lost', 'effect'],
    at: ['setBoatDocumentVerification', 'getBoatDocument', 'listBoatDocuments'],
    run: ['setBoatDocumentVerification', 'boat-documents'],
    change: on('setBoatDocumentVerification', async (call, next) => {
      const document = await next(reading(call, `/boat-documents/${call.params.id}`));
      if (!isSuccess(document) || !isSuccess(await next(reading(call, '/admin/dashboard'))))
        return next(call);
      const { isVerified, verificationNotes = null } = Object(jsonOf(call));
      if (typeof isVerified !== 'boolean') return next(call);
      return answer(200, { ...Object(jsonOf(document)), isVerified, verificationNotes });
    }),
  },
  {
    name: 'review without a completed booking',
    what: 'createReview does not look at the booking',
    rules: RULE,
    at: ['createReview'],
    run: ['register-to-review'],
    change: on('createReview', async (call, next, world) => {
      const answered = await next(call);
      return [403, 409, 422].includes(answered.status) ? world.example('createReview') : answered;
    }),
  },
  {
    name: 'review twice',
    what: 'createReview takes a second review of a booking',
    rules: RULE,
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
    what: 'getBoatAverageRating is the one of before the review',
    rules: RULE,
    at: ['getBoatAverageRating', 'getBoat', 'countBoatReviews'],
    run: ['register-to-review'],
    change: remembering(['getBoatAverageRating', 'getBoat', 'countBoatReviews']),
  },
  {
    name: 'official reply by anybody',
    what: 'isOfficial of a reply is false for the owner',
    rules: RULE,
    at: ['replyToReview', 'listReviewReplies'],
    run: ['reviews-and-replies'],
    change: editing(
      ['replyToReview', 'listReviewReplies'],
      put('isOfficial', false),
      put('[].isOfficial', false),
    ),
  },
  {
    name: 'read flag not stored',
    what: 'updateMessageReadStatus answers READ and leaves the message unread',
    rules: [...RULE, 'write-lost', 'effect'],
    at: ['updateMessageReadStatus', 'getMessage', 'listUnreadMessages', 'listConversations'],
    run: ['updateMessageReadStatus', 'messages'],
    change: on('updateMessageReadStatus', async (call, next) => {
      const { messageId, readStatus } = Object(jsonOf(call));
      const message = await next(reading(call, `/messages/${messageId}`));
      return isSuccess(message) && typeof readStatus === 'string'
        ? answer(200, { ...Object(jsonOf(message)), readStatus })
        : next(call);
    }),
  },
  {
    name: 'notification stays unread',
    what: 'markNotificationRead answers isRead and does not store it',
    rules: [...RULE, 'write-lost', 'effect'],
    at: [
      'markNotificationRead',
      'countUnreadNotifications',
      'listUnreadNotifications',
      'listNotificationsPage',
    ],
    run: ['markNotificationRead', 'notifications'],
    change: (next, world) => {
      const unread = new Set<unknown>();
      return on(
        ['markNotificationRead', 'listUnreadNotifications', 'listNotificationsPage'],
        async (call, inner) => {
          const answered = await inner(call);
          if (!isSuccess(answered)) return answered;
          if (call.operationId === 'markNotificationRead') unread.add(Number(call.params.id));
          else
            return editing(
              call.operationId ?? '',
              list((items) =>
                items.map((item) =>
                  isObject(item) && unread.has(item.id) ? { ...item, isRead: false } : item,
                ),
              ),
            )(
              async () => answered,
              world,
            )(call);
          return answered;
        },
      )(next, world);
    },
  },
  {
    name: 'notification not sent',
    what: 'a booking tells nobody',
    rules: RULE,
    at: [
      'countUnreadNotifications',
      'listUnreadNotifications',
      'listNotificationsPage',
      'countNotifications',
    ],
    run: ['notifications'],
    change: remembering([
      'countUnreadNotifications',
      'listUnreadNotifications',
      'listNotificationsPage',
      'countNotifications',
    ]),
  },
  {
    name: 'message not in the conversation',
    what: 'listConversationMessages misses the newest message',
    rules: RULE,
    at: ['listConversationMessages', 'sendMessage'],
    run: ['messages'],
    change: remembering('listConversationMessages'),
  },
  {
    name: 'role change ignored',
    what: 'setUserRole answers the new role and keeps the old one',
    rules: [...RULE, 'write-lost', 'effect'],
    at: ['setUserRole', 'getManagedUser', 'getUser'],
    run: ['setUserRole', 'user-administration'],
    change: on('setUserRole', async (call, next) => {
      const user = await next(reading(call, `/auth/admin/users/${call.params.id}`));
      const { role } = Object(jsonOf(call));
      return isSuccess(user) && ['CUSTOMER', 'BOAT_OWNER', 'ADMIN'].includes(role)
        ? answer(200, { ...Object(jsonOf(user)), role })
        : next(call);
    }),
  },
  {
    name: 'deactivated user signs in',
    what: 'setUserStatus answers isActive false and lets the user in',
    rules: [...RULE, 'write-lost', 'effect'],
    at: ['setUserStatus', 'logIn', 'getManagedUser'],
    run: ['setUserStatus', 'user-administration'],
    change: on('setUserStatus', async (call, next) => {
      const user = await next(reading(call, `/auth/admin/users/${call.params.id}`));
      const { isActive } = Object(jsonOf(call));
      return isSuccess(user) && typeof isActive === 'boolean'
        ? answer(200, { ...Object(jsonOf(user)), isActive })
        : next(call);
    }),
  },
  {
    name: 'old password still works',
    what: 'updateOwnPassword answers success and keeps the old password',
    rules: [...RULE, 'write-lost', 'effect'],
    at: ['updateOwnPassword', 'logIn'],
    run: ['password-change'],
    change: on('updateOwnPassword', (call, next) => {
      const { currentPassword } = Object(jsonOf(call));
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
    rules: [...RULE, 'access-anonymous'],
    at: ['logIn'],
    run: ['logIn', 'registration-to-profile', 'password-change'],
    change: on('logIn', async (call, next, world) => {
      const answered = await next(call);
      return answered.status === 401 ? world.example('logIn') : answered;
    }),
  },
  {
    name: 'forgotten password tells who exists',
    what: 'requestPasswordReset answers 404 for an unknown address',
    rules: RULE,
    at: ['requestPasswordReset'],
    run: ['password-reset-tells-nothing'],
    change: on('requestPasswordReset', async (call, next) => {
      const email = String(valueAt(jsonOf(call), 'email'));
      const answered = await next(call);
      return isSuccess(answered) && !email.endsWith('pruva.example')
        ? answer(200, { success: false, message: 'Bu adres kayıtlı değil.' })
        : answered;
    }),
  },
  {
    name: 'approval without the role',
    what: 'reviewCaptainApplication approves and leaves a customer',
    rules: RULE,
    at: ['getManagedUser', 'getUser', 'getAccount', 'logIn', 'refreshSession', 'getCaptainProfile'],
    run: ['application-approved'],
    change: editing(
      ['getManagedUser', 'getUser', 'getAccount', 'logIn', 'refreshSession'],
      change('role', (role) => (role === 'BOAT_OWNER' ? 'CUSTOMER' : role)),
    ),
  },
  {
    name: 'rejection reason lost',
    what: 'the applicant never learns why',
    rules: RULE,
    at: ['reviewCaptainApplication', 'getLatestCaptainApplication', 'getCaptainApplication'],
    run: ['application-rejected'],
    change: editing(
      ['reviewCaptainApplication', 'getLatestCaptainApplication', 'getCaptainApplication'],
      put('rejectionReason', null),
    ),
  },
  {
    name: 'figures that stand still',
    what: 'getAdminDashboard is computed once',
    rules: RULE,
    at: ['getAdminDashboard'],
    run: ['figures-of-administrators'],
    change: remembering('getAdminDashboard'),
  },
];
