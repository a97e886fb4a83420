import { upstreamPage } from '../page/upstream-page.ts';
import type { ControlRoute } from '../route.ts';

/** What can be read of a mock. */
export const readingRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/people',
    summary: 'Somebody to sign in as, for every role and state.',
    run: ({ people }) => ({ body: people }),
  },
  {
    method: 'GET',
    path: '/outbox',
    summary:
      'E-mails that a real service would have sent, the newest first; `?to=` for one address.',
    query: ['to'],
    run({ session }, { query }) {
      const to = query.get('to');
      const mails = to ? session.store.outbox.where('to', to) : session.store.outbox.all();
      return { body: mails.toReversed() };
    },
  },
  {
    method: 'DELETE',
    path: '/outbox',
    summary: 'Empties the outbox.',
    run({ session }) {
      for (const { id } of session.store.outbox.all()) session.store.outbox.remove(id);
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    path: '/operations',
    summary: 'Ids, tags and documented statuses of the operations, for choosing what to break.',
    run: ({ engine }) => ({
      body: engine.operations.map(({ id, tag, method, path, statuses }) => ({
        id,
        tag,
        method,
        path,
        statuses,
      })),
    }),
  },
  {
    method: 'GET',
    path: '/upstream',
    summary:
      'With --upstream: which operation was answered from where, and which broke the contract.',
    run: ({ upstream, engine }) => ({ html: upstreamPage(upstream, engine.operations) }),
  },
  {
    method: 'GET',
    path: '/upstream.json',
    summary: 'The same as data.',
    run: ({ upstream }) => ({ body: upstream?.rows() ?? [] }),
  },
];
