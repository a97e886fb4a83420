import { userChangePreview } from '../../rules/administration/user-change.ts';
import { dayRangeProblems, holdsInstant } from '../../rules/calendar/day-range.ts';
import { inOrder, newestFirst, oldestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest, notFound } from '../../rules/common/refusal.ts';
import { mentions } from '../../rules/common/search-text.ts';
import { byText } from '../../rules/common/text.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import { userSummary } from '../../views/account/user.ts';
import { userOverview } from '../../views/account/user-overview.ts';
import type { SomeHandlers } from '../handler.ts';

const byName = (a: UserRecord, b: UserRecord) =>
  byText(a.fullName, b.fullName) || newestFirst(a, b);

const ORDERS: Record<Schemas['UserSort'], typeof byName> = {
  'createdAt,desc': newestFirst,
  'createdAt,asc': oldestFirst,
  'fullName,asc': byName,
  'fullName,desc': (a, b) => byName(b, a),
};

export const managedUsers: SomeHandlers<
  'listUsersPage' | 'getManagedUserOverview' | 'getUserChangePreview'
> = {
  listUsersPage({ store, query }) {
    const range = { from: query.createdFrom, to: query.createdTo };
    const problems = dayRangeProblems(range, 'query.createdTo');
    if (problems.length > 0) return badRequest(problems);
    const { role, isActive } = query;
    const sorted = inOrder(store.users.all(), ORDERS[query.sort ?? 'createdAt,desc']);
    const found = sorted.filter(
      (user) =>
        (role === undefined || user.role === role) &&
        (isActive === undefined || user.isActive === isActive) &&
        holdsInstant(range, user.createdAt) &&
        mentions(query.query, [user.fullName, user.username, user.email, user.phoneNumber]),
    );
    const page = pageOf(found, query);
    return { status: 200, body: { ...page, content: page.content.map(userSummary) } };
  },

  getManagedUserOverview({ store, path, today }) {
    const user = store.users.get(path.id);
    return user ? { status: 200, body: userOverview(store, user, today) } : notFound();
  },

  getUserChangePreview({ store, path, query, user: actor, today }) {
    const { role, isActive } = query;
    const change = role === undefined ? isActive !== undefined && { isActive } : { role };
    if (!change || (role !== undefined && isActive !== undefined)) return badRequest(ONE_OF_TWO);
    const user = store.users.get(path.id);
    if (!user) return notFound();
    return { status: 200, body: userChangePreview(store, actor, user, change, today) };
  },
};

const ONE_OF_TWO = ['query.role', 'query.isActive'].map((field) => ({
  field,
  message: {
    tr: 'role ve isActive alanlarından tam biri verilmeli',
    en: 'exactly one of role and isActive must be given',
  },
}));
