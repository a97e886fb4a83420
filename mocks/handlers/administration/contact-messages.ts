import { instant } from '../../rules/calendar/day.ts';
import { dayRangeProblems, holdsInstant } from '../../rules/calendar/day-range.ts';
import { inOrder, newestFirst, oldestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest, notFound } from '../../rules/common/refusal.ts';
import { mentions } from '../../rules/common/search-text.ts';
import { managedContactMessageView } from '../../views/content/contact-message.ts';
import type { SomeHandlers } from '../handler.ts';

export const contactMessages: SomeHandlers<
  'listContactMessagesPage' | 'getContactMessage' | 'setContactMessageState'
> = {
  listContactMessagesPage({ store, query }) {
    const { state, from, to } = query;
    const problems = dayRangeProblems({ from, to }, 'query.to');
    if (problems.length > 0) return badRequest(problems);
    const order = query.sort === 'createdAt,asc' ? oldestFirst : newestFirst;
    const found = inOrder(store.contactMessages.all(), order).filter(
      (message) =>
        (state === undefined || message.state === state) &&
        holdsInstant({ from, to }, message.createdAt) &&
        mentions(query.query, [message.name, message.email, message.subject, message.message]),
    );
    const { content, ...info } = pageOf(found, query);
    const shown = content.map((message) => managedContactMessageView(store, message));
    return { status: 200, body: { ...info, content: shown } };
  },

  getContactMessage({ store, path }) {
    const message = store.contactMessages.get(path.id);
    return message ? { status: 200, body: managedContactMessageView(store, message) } : notFound();
  },

  setContactMessageState({ store, path, body, user, now }) {
    const message = store.contactMessages.get(path.id);
    if (!message) return notFound();
    const changed = { at: instant(now), byId: user.id };
    const next =
      message.state === body.state
        ? message
        : store.contactMessages.put({ ...message, state: body.state, changed });
    return { status: 200, body: managedContactMessageView(store, next) };
  },
};
