import { answering, editing } from '../change.ts';
import { add, change, drop, put } from '../json-edit.ts';
import { answer, fieldsOf, withJson } from '../message.ts';
import type { Mutation } from '../mutation.ts';

const dayWritten = (value: unknown) => String(value).split('-').reverse().join('.');

/** Answers that are not what the contract documents. */
export const answers: Mutation[] = [
  {
    name: 'required field missing',
    what: 'getBoat leaves out dailyPrice',
    rule: 'response-schema',
    at: ['getBoat'],
    change: editing('getBoat', drop('dailyPrice')),
  },
  {
    name: 'required field missing in one item of a list',
    what: 'the last boat of listBoats has no name',
    rule: 'response-schema',
    at: ['listBoats'],
    change: editing('listBoats', (boats) =>
      Array.isArray(boats) ? [...boats.slice(0, -1), drop('name')(boats.at(-1))] : boats,
    ),
  },
  {
    name: 'required field missing deep inside',
    what: 'the messages of listConversationMessages have a sender without a name',
    rule: 'response-schema',
    at: ['listConversationMessages'],
    change: editing('listConversationMessages', drop('[].sender.fullName')),
  },
  {
    name: 'wrong type',
    what: 'isActive of getManagedUser is "true", a string',
    rule: 'response-schema',
    at: ['getManagedUser'],
    change: editing('getManagedUser', change('isActive', String)),
  },
  {
    name: 'string for number',
    what: 'totalPrice of listBookings is a string',
    rule: 'response-schema',
    at: ['listBookings'],
    change: editing('listBookings', change('[].totalPrice', String)),
  },
  {
    name: 'number for string',
    what: 'phoneNumber of getAccount is a number, its zero and plus lost',
    rule: 'response-schema',
    at: ['getAccount'],
    change: editing(
      'getAccount',
      change('phoneNumber', (phone) => Number(String(phone).replaceAll(/\D/gu, ''))),
    ),
  },
  {
    name: 'null where not nullable',
    what: 'location of getTour is null',
    rule: 'response-schema',
    at: ['getTour'],
    change: editing('getTour', put('location', null)),
  },
  {
    name: 'extra enum value',
    what: 'status of getBooking may be ON_HOLD',
    rule: 'response-schema',
    at: ['getBooking'],
    change: editing('getBooking', put('status', 'ON_HOLD')),
  },
  {
    name: 'enum in another case',
    what: 'type of the boats of listBoatsPage is in lower case',
    rule: 'response-schema',
    at: ['listBoatsPage'],
    change: editing(
      'listBoatsPage',
      change('content[].type', (type) => String(type).toLowerCase()),
    ),
  },
  {
    name: 'number beyond its bounds',
    what: 'getBoatAverageRating answers per cent instead of stars',
    rule: 'response-schema',
    at: ['getBoatAverageRating'],
    change: editing(
      'getBoatAverageRating',
      change('averageRating', (mean) => (typeof mean === 'number' ? mean * 20 : mean)),
    ),
  },
  {
    name: 'day in another format',
    what: 'dates of listBoatAvailabilities are written 12.06.2027',
    rule: 'response-schema',
    at: ['listBoatAvailabilities'],
    change: editing('listBoatAvailabilities', change('[].date', dayWritten)),
  },
  {
    name: 'instant without a time zone',
    what: 'createdAt of listNotificationsPage has lost its Z',
    rule: 'response-schema',
    at: ['listNotificationsPage'],
    change: editing(
      'listNotificationsPage',
      change('content[].createdAt', (at) => String(at).replace('Z', '')),
    ),
  },
  {
    name: 'single item instead of a list',
    what: 'listTourTypes answers the first type alone',
    rule: 'response-schema',
    at: ['listTourTypes'],
    change: editing('listTourTypes', (types) => (Array.isArray(types) ? types[0] : types)),
  },
  {
    name: 'list in an envelope',
    what: 'listDestinations answers {"data": [...]}',
    rule: 'response-schema',
    at: ['listDestinations'],
    change: editing('listDestinations', (data) => ({ data })),
  },
  {
    name: 'body cut short',
    what: 'listBoatLocations ends in the middle of its JSON',
    rule: 'response-schema',
    at: ['listBoatLocations'],
    change: answering('listBoatLocations', ({ body, ...rest }) => ({
      ...rest,
      body: body.subarray(0, body.length - 5),
    })),
  },
  {
    name: 'empty body',
    what: 'getHealth answers 200 with nothing',
    rule: 'response-schema',
    at: ['getHealth'],
    change: answering('getHealth', ({ headers }) => ({
      status: 200,
      headers,
      body: Buffer.alloc(0),
    })),
  },
  {
    name: 'wrong content type',
    what: 'listTours answers its JSON as text/plain',
    rule: 'content-type',
    at: ['listTours'],
    change: answering('listTours', (answered) => ({
      ...answered,
      headers: { ...answered.headers, 'content-type': 'text/plain' },
    })),
  },
  {
    name: 'no content type',
    what: 'listBlogPosts does not say what it answers',
    rule: 'content-type',
    at: ['listBlogPosts'],
    change: answering(
      'listBlogPosts',
      ({ headers: { 'content-type': _, ...headers }, ...rest }) => ({
        ...rest,
        headers,
      }),
    ),
  },
  {
    name: 'wrong status on creation',
    what: 'createBoatService answers 200 instead of 201',
    rule: 'status-undocumented',
    at: ['createBoatService'],
    change: answering('createBoatService', (answered) => ({ ...answered, status: 200 })),
  },
  {
    name: 'undocumented success',
    what: 'createContactMessage answers 202 Accepted',
    rule: 'status-undocumented',
    at: ['createContactMessage'],
    change: answering('createContactMessage', (answered) => ({ ...answered, status: 202 })),
  },
  {
    name: 'body where none is documented',
    what: 'deleteTourDate answers 200 with an acknowledgement',
    rule: 'status-undocumented',
    at: ['deleteTourDate'],
    change: answering('deleteTourDate', () => answer(200, { success: true, message: 'Silindi.' })),
  },
  {
    name: 'secret field leaked',
    what: 'getUser carries passwordHash',
    rule: 'secret-leaked',
    at: ['getUser'],
    change: editing('getUser', put('passwordHash', '$2b$12$Kix0a1b2c3d4e5f6g7h8iu')),
  },
  {
    name: 'private data in a public answer',
    what: 'the customer of listBoatReviews comes with an e-mail address',
    rule: 'secret-leaked',
    at: ['listBoatReviews'],
    change: editing('listBoatReviews', put('[].customer.email', 'elif@pruva.example')),
  },
  {
    name: 'documents in a public answer',
    what: 'getBoat lists the compliance documents of the boat',
    rule: 'undocumented-field',
    at: ['getBoat'],
    change: editing('getBoat', put('documents', [{ id: 1, filePath: '/private/ruhsat.pdf' }])),
  },
  {
    name: 'field under another name',
    what: 'countNotifications answers total instead of count',
    rule: 'response-schema',
    at: ['countNotifications'],
    change: answering('countNotifications', (answered) =>
      withJson(answered, { total: fieldsOf(answered).count }),
    ),
  },
  {
    name: 'star counted twice',
    what: 'ratingDistribution of getBoatReviewSummary counts a star twice',
    rule: 'figure',
    at: ['getBoatReviewSummary'],
    change: editing('getBoatReviewSummary', add('ratingDistribution.5', 1)),
  },
];
