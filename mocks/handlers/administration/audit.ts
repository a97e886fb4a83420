import { dayRangeProblems, holdsInstant } from '../../rules/calendar/day-range.ts';
import { inOrder, newestFirst, oldestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest } from '../../rules/common/refusal.ts';
import { mentions } from '../../rules/common/search-text.ts';
import type { SomeHandlers } from '../handler.ts';

export const audit: SomeHandlers<'listAuditPage'> = {
  listAuditPage({ store, query }) {
    const { actorId, act, recordType, recordId, from, to } = query;
    const problems = dayRangeProblems({ from, to }, 'query.to');
    if (problems.length > 0) return badRequest(problems);
    const order = query.sort === 'createdAt,asc' ? oldestFirst : newestFirst;
    const found = inOrder(store.audit.all(), order).filter(
      (entry) =>
        (actorId === undefined || entry.actor.id === actorId) &&
        (act === undefined || entry.act === act) &&
        (recordType === undefined || entry.recordType === recordType) &&
        (recordId === undefined || entry.recordId === recordId) &&
        holdsInstant({ from, to }, entry.createdAt) &&
        mentions(query.query, [entry.actor.fullName, entry.recordName, entry.reason]),
    );
    return { status: 200, body: pageOf(found, query) };
  },
};
