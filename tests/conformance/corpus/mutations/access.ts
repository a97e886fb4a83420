import { isObject } from '../../../../scripts/conformance/lib/json.ts';
import { lettingIn, on, refusal } from '../change.ts';
import { answer, type Call, fieldsOf, isSuccess, jsonOf, withToken } from '../message.ts';
import type { Mutation } from '../mutation.ts';

/** The call without its token. */
function asGuest(call: Call): Call {
  const { authorization: _, ...headers } = call.headers;
  return { ...call, headers };
}

/** Refuses what succeeds for anybody but administrators. */
const forAdministrators = (operation: string) =>
  on(operation, async (call, next, world) => {
    const answered = await next(call);
    const isAdmin = world.roleOf(call) === 'ADMIN';
    return isSuccess(answered) && !isAdmin ? refusal(403, 'FORBIDDEN') : answered;
  });

/** People who see or do what they may not. */
export const access: Mutation[] = [
  {
    name: 'missing auth check',
    what: 'getUser answers without a token',
    rule: 'access-anonymous',
    at: ['getUser'],
    change: lettingIn('getUser', [401]),
  },
  {
    name: 'missing auth check on a write',
    what: 'createBoatService works without a token',
    rule: 'access-anonymous',
    at: ['createBoatService'],
    change: lettingIn('createBoatService', [401]),
  },
  {
    name: 'forged token accepted',
    what: 'getCaptainDashboard reads the token and does not verify it',
    rule: 'access-token',
    at: ['getCaptainDashboard'],
    change: on('getCaptainDashboard', async (call, next, world) => {
      const answered = await next(call);
      const isForged = answered.status === 401 && call.headers.authorization !== undefined;
      return isForged ? next(withToken(call, await world.token('BOAT_OWNER'))) : answered;
    }),
  },
  {
    name: 'forged token taken for a guest',
    what: 'getBoat answers a token that does not hold as if none had come',
    rule: 'access-token',
    at: ['getBoat'],
    change: on('getBoat', async (call, next) => {
      const answered = await next(call);
      return answered.status === 401 ? next(asGuest(call)) : answered;
    }),
  },
  {
    name: 'token ignored where it counts',
    what: 'getTour shows a draft to nobody, its guide included',
    rule: 'effect',
    at: ['getTour'],
    change: on('getTour', (call, next) => next(asGuest(call))),
  },
  {
    name: 'token of an owner ignored in a part',
    what: 'listBoatReviews finds no boat that is not published',
    rule: 'effect',
    at: ['getBoat', 'listBoatReviews'],
    change: on('listBoatReviews', (call, next) => next(asGuest(call))),
  },
  {
    name: 'token looked at where none counts',
    what: 'listTours refuses whoever comes with a token that has expired',
    rule: 'access-token-ignored',
    at: ['listTours'],
    change: on('listTours', async (call, next) =>
      /bozuk/.test(call.headers.authorization ?? '') ? refusal(401, 'UNAUTHENTICATED') : next(call),
    ),
  },
  {
    name: 'wrong role accepted',
    what: 'getAdminDashboard answers anybody who is signed in',
    rule: 'access-role',
    at: ['getAdminDashboard'],
    change: lettingIn('getAdminDashboard', [403]),
  },
  {
    name: 'wrong role accepted on a write',
    what: 'owners verify documents themselves through setBoatDocumentVerification',
    rule: 'access-role',
    at: ['setBoatDocumentVerification'],
    change: lettingIn('setBoatDocumentVerification', [403]),
  },
  {
    name: 'role given by its holder',
    what: 'setUserRole works for customers',
    rule: 'access-role',
    at: ['setUserRole'],
    change: lettingIn('setUserRole', [403]),
  },
  {
    name: "other owner's data served",
    what: 'getBooking answers to anybody who is signed in',
    rule: 'access-other-owner',
    at: ['getBooking'],
    change: lettingIn('getBooking', [403, 404]),
  },
  {
    name: "other user's list served",
    what: 'listCustomerBookings takes any id',
    rule: 'access-other-owner',
    at: ['listCustomerBookings'],
    change: lettingIn('listCustomerBookings', [403, 404]),
  },
  {
    name: "other owner's documents served",
    what: 'listBoatDocuments answers to every captain',
    rule: 'access-other-owner',
    at: ['listBoatDocuments'],
    change: lettingIn('listBoatDocuments', [403, 404], 'BOAT_OWNER'),
  },
  {
    name: "other owner's record changed",
    what: 'updateBoat takes any boat',
    rule: 'access-other-owner',
    at: ['updateBoat'],
    change: lettingIn('updateBoat', [403, 404], 'BOAT_OWNER'),
  },
  {
    name: "other owner's record deleted",
    what: 'deleteTourImage takes any picture',
    rule: 'access-other-owner',
    at: ['deleteTourImage'],
    change: lettingIn('deleteTourImage', [403, 404], 'BOAT_OWNER'),
  },
  {
    name: "other user's notifications read",
    what: 'listUnreadNotifications takes any user',
    rule: 'access-other-owner',
    at: ['listUnreadNotifications'],
    change: lettingIn('listUnreadNotifications', [403, 404]),
  },
  {
    name: 'message as somebody else',
    what: 'sendMessage takes any senderId',
    rule: 'access-other-owner',
    at: ['sendMessage'],
    change: on('sendMessage', async (call, next, world) => {
      const answered = await next(call);
      if (answered.status !== 403) return answered;
      const sample = jsonOf(world.example('sendMessage'));
      return answer(201, { ...(isObject(sample) ? sample : {}), ...fieldsOf(call) });
    }),
  },
  {
    name: 'owner taken from the body',
    what: 'updateCompany writes to the userId it is given',
    rule: 'access-other-owner',
    at: ['updateCompany'],
    change: lettingIn('updateCompany', [403, 404], 'BOAT_OWNER'),
  },
  {
    name: "everybody's records in a list",
    what: 'listBookings answers all bookings to everybody',
    rule: 'list-ownership',
    at: ['listBookings'],
    change: on('listBookings', async (call, next, world) => {
      const answered = await next(call);
      return isSuccess(answered) ? next(withToken(call, await world.token('ADMIN'))) : answered;
    }),
  },
  {
    name: 'public operation locked',
    what: 'listBoats asks for a token',
    rule: 'valid-refused',
    at: ['listBoats'],
    change: on('listBoats', async (call, next) =>
      call.headers.authorization ? next(call) : refusal(401, 'UNAUTHENTICATED'),
    ),
  },
  {
    name: 'allowed role refused where much depends on it',
    what: 'setBoatStatus is for administrators alone, so that no owner publishes a boat',
    rule: 'valid-refused',
    at: ['setBoatStatus'],
    change: forAdministrators('setBoatStatus'),
  },
  {
    name: 'allowed role refused',
    what: 'setTourDateMaxGuests is for administrators alone',
    rule: 'valid-refused',
    at: ['setTourDateMaxGuests'],
    change: forAdministrators('setTourDateMaxGuests'),
  },
];
