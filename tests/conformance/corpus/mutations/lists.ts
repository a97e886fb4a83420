import { serviceTypeValues } from '../../../../generated/enums.ts';
import { isObject, numberAt, recordsOf, textAt } from '../../../../scripts/conformance/lib/json.ts';
import { answering, edited, editing, misreading, on } from '../change.ts';
import { add, list, put } from '../json-edit.ts';
import { fieldsOf, isSuccess, jsonOf, queryOf, withJson, withQuery } from '../message.ts';
import type { Mutation } from '../mutation.ts';

/** Lists, pages, filters, sorts and counts that are not what they say. */
export const lists: Mutation[] = [
  {
    name: 'unstable paging',
    what: 'listReviewsPage turns every second answer round',
    rule: 'paging',
    at: ['listReviewsPage'],
    change: (next, world) => {
      let asked = 0;
      return answering('listReviewsPage', (answered) => {
        asked += 1;
        return asked % 2 === 0
          ? edited(
              answered,
              list((items) => items.toReversed()),
            )
          : answered;
      })(next, world);
    },
  },
  {
    name: 'duplicated item in paging',
    what: 'each further page of listBoatsPage begins with the last boat of the one before',
    rule: 'paging',
    at: ['listBoatsPage'],
    change: on('listBoatsPage', async (call, next) => {
      const answered = await next(call);
      const page = Number(queryOf(call).get('page') ?? 0);
      if (!isSuccess(answered) || page === 0) return answered;
      const before = recordsOf(jsonOf(await next(withQuery(call, { page: String(page - 1) })))).at(
        -1,
      );
      return edited(
        answered,
        list((items) => (before ? [before, ...items.slice(0, -1)] : items)),
      );
    }),
  },
  {
    name: 'item lost between pages',
    what: 'listBookingsPage drops the last booking of each page',
    rule: 'paging',
    at: ['listBookingsPage'],
    change: editing(
      'listBookingsPage',
      list((items) => (items.length > 1 ? items.slice(0, -1) : items)),
    ),
  },
  {
    name: 'total wrong',
    what: 'totalElements of listNotificationsPage counts one more',
    rule: 'paging',
    at: ['listNotificationsPage'],
    change: editing('listNotificationsPage', add('totalElements', 1)),
  },
  {
    name: 'total is that of the page',
    what: 'totalElements of listBoatReviewsPage is the length of the page',
    rule: 'paging',
    at: ['listBoatReviewsPage'],
    change: editing('listBoatReviewsPage', (page) =>
      put('totalElements', recordsOf(page).length)(page),
    ),
  },
  {
    name: 'last page not marked',
    what: 'listCaptainApplicationsPage never says that a page is the last',
    rule: 'paging',
    at: ['listCaptainApplicationsPage'],
    change: editing('listCaptainApplicationsPage', put('last', false)),
  },
  {
    name: 'pages counted from one',
    what: 'page 1 of listReviewsPage is the first page again',
    rule: 'paging',
    at: ['listReviewsPage'],
    change: misreading('listReviewsPage', (call) => {
      const page = Number(queryOf(call).get('page') ?? 0);
      return page > 0 ? withQuery(call, { page: String(page - 1) }) : call;
    }),
  },
  {
    name: 'page size ignored',
    what: 'listBoatsPage always answers twelve',
    rule: 'paging',
    at: ['listBoatsPage'],
    change: on('listBoatsPage', async (call, next) => {
      const answered = await next(call);
      return isSuccess(answered) ? next(withQuery(call, { size: undefined })) : answered;
    }),
  },
  {
    name: 'unbounded list',
    what: 'suggestBoats reads past the limit',
    rule: 'limit',
    at: ['suggestBoats'],
    change: on('suggestBoats', async (call, next) => {
      const answered = await next(call);
      return isSuccess(answered) ? next(withQuery(call, { limit: undefined })) : answered;
    }),
  },
  {
    name: 'limit ignored',
    what: 'listRecentReviews always answers as many as it likes',
    rule: 'limit',
    at: ['listRecentReviews'],
    change: on('listRecentReviews', async (call, next) => {
      const answered = await next(call);
      return isSuccess(answered) ? next(withQuery(call, { limit: '50' })) : answered;
    }),
  },
  {
    name: 'ignored filter',
    what: 'listBookings reads past status',
    rule: 'filter',
    at: ['listBookings'],
    change: on('listBookings', async (call, next) => {
      const answered = await next(call);
      return isSuccess(answered) ? next(withQuery(call, { status: undefined })) : answered;
    }),
  },
  {
    name: 'ignored filter in a page',
    what: 'listFilteredBoatReviewsPage reads past minRating',
    rule: 'filter',
    at: ['listFilteredBoatReviewsPage'],
    change: on('listFilteredBoatReviewsPage', async (call, next) => {
      const answered = await next(call);
      return isSuccess(answered) ? next(withQuery(call, { minRating: undefined })) : answered;
    }),
  },
  {
    name: 'ignored filter in a body',
    what: 'searchBoats reads past type',
    rule: 'filter',
    at: ['searchBoats'],
    change: on('searchBoats', async (call, next) => {
      const answered = await next(call);
      if (!isSuccess(answered)) return answered;
      const { type: _, ...criteria } = fieldsOf(call);
      return next(withJson(call, criteria));
    }),
  },
  {
    name: 'filter by path ignored',
    what: 'listBoatServicesByType answers every type',
    rule: 'filter',
    at: ['listBoatServicesByType'],
    change: on('listBoatServicesByType', async (call, next) => {
      const answered = await next(call);
      if (!isSuccess(answered)) return answered;
      const all = await Promise.all(
        serviceTypeValues.map((type) => next({ ...call, path: `/boat-services/type/${type}` })),
      );
      const services = all.flatMap((each) => recordsOf(jsonOf(each)));
      return withJson(
        answered,
        services.toSorted((a, b) => Number(a.price) - Number(b.price)),
      );
    }),
  },
  {
    name: 'filter excludes its bound',
    what: 'searchToursByCapacity asks for more than minCapacity instead of at least',
    rule: 'filter',
    at: ['searchToursByCapacity'],
    change: answering('searchToursByCapacity', (answered, call) => {
      const least = Number(queryOf(call).get('minCapacity'));
      return edited(
        answered,
        list((tours) => tours.filter((tour) => numberAt(tour, 'capacity') !== least)),
      );
    }),
  },
  {
    name: 'sort reversed',
    what: 'listBoatsPage sorts price,asc from dear to cheap',
    rule: 'sort',
    at: ['listBoatsPage'],
    change: misreading('listBoatsPage', (call) =>
      queryOf(call).get('sort') === 'price,asc' ? withQuery(call, { sort: 'price,desc' }) : call,
    ),
  },
  {
    name: 'sort ignored',
    what: 'listBoatReviewsPage reads past sortDirection',
    rule: 'sort',
    at: ['listBoatReviewsPage'],
    change: on('listBoatReviewsPage', async (call, next) => {
      const answered = await next(call);
      return isSuccess(answered) ? next(withQuery(call, { sortDirection: undefined })) : answered;
    }),
  },
  {
    name: 'count off by one',
    what: 'countBoatReviews counts one too many',
    rule: 'figure',
    at: ['countBoatReviews'],
    change: editing('countBoatReviews', add('count', 1)),
  },
  {
    name: 'wrong unread count',
    what: 'countUnreadNotifications counts those that were read too',
    rule: 'figure',
    at: ['countUnreadNotifications'],
    run: ['countUnreadNotifications'],
    change: on('countUnreadNotifications', (call, next) =>
      next({ ...call, path: `/notifications/user/${call.params.userId}/count` }),
    ),
  },
  {
    name: 'mean wrong',
    what: 'getBoatAverageRating is half a star too low',
    rule: 'figure',
    at: ['getBoatAverageRating'],
    change: editing('getBoatAverageRating', (body) =>
      isObject(body) && typeof body.averageRating === 'number'
        ? { ...body, averageRating: Math.max(1, Math.round((body.averageRating - 0.5) * 10) / 10) }
        : body,
    ),
  },
  {
    name: 'statistics wrong',
    what: 'getBoatRatingDistribution gives the fives to the ones',
    rule: 'figure',
    at: ['getBoatRatingDistribution'],
    change: editing('getBoatRatingDistribution', (body) =>
      isObject(body) ? { ...body, '1': body['5'], '5': body['1'] } : body,
    ),
  },
  {
    name: 'statistics of everybody',
    what: 'getBookingStatistics counts all bookings for every captain',
    rule: 'figure',
    at: ['getBookingStatistics'],
    change: on('getBookingStatistics', async (call, next, world) => {
      const answered = await next(call);
      const authorization = `Bearer ${await world.token('ADMIN')}`;
      return isSuccess(answered)
        ? next({ ...call, headers: { ...call.headers, authorization } })
        : answered;
    }),
  },
  {
    name: 'exists is always true',
    what: 'checkBoatExists does not look',
    rule: 'effect',
    at: ['checkBoatExists'],
    run: ['checkBoatExists', 'deleteBoat'],
    change: editing('checkBoatExists', put('exists', true)),
  },
  {
    name: 'search minds letter case',
    what: 'searchReviews finds a word only as it is written',
    rule: 'filter',
    at: ['searchReviews'],
    change: answering('searchReviews', (answered, call) => {
      const keyword = queryOf(call).get('keyword') ?? '';
      return edited(
        answered,
        list((reviews) => reviews.filter((review) => textAt(review, 'comment')?.includes(keyword))),
      );
    }),
  },
];
