import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { boatQuery } from '../api/resources/boats/queries.ts';
import { orderedTrip, tripSearchEntries } from '../domain/trip/trip-search.ts';
import { MAX_COMPARED } from '../features/discover/boat-list/compare/comparison.ts';
import { ComparePage } from '../features/discover/compare/compare-page.tsx';
import { idList, idsOf, listOfIds } from '../lib/id-list.ts';
import { lenient } from '../lib/lenient.ts';
import { privateHead } from './-head/page-head.ts';

const { start, end, guests } = tripSearchEntries;

const entries = v.object({
  /** The boats, `1,2,3`. */
  boats: lenient(idList),
  // Days and people that were chosen before; they go along to the boat that is taken, and back to the list.
  start,
  end,
  guests,
});
const searchSchema = v.pipe(entries, v.transform(orderedTrip));

export const Route = createFileRoute('/compare')({
  validateSearch: searchSchema,
  // It shows by itself what it waits for, and stays while it is asked for something else.
  pendingMs: Number.POSITIVE_INFINITY,
  loaderDeps: ({ search }) => ({ ids: idsOf(search.boats).slice(0, MAX_COMPARED) }),
  // Not awaited: each column says for itself how far it is.
  loader: ({ context, deps }) => {
    for (const id of deps.ids) void context.queryClient.prefetchQuery(boatQuery(id));
  },
  head: () => privateHead(t`Compare boats`),
  component: CompareRoute,
});

function CompareRoute() {
  const { ids } = Route.useLoaderDeps();
  const { boats, ...trip } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ComparePage
      ids={ids}
      asked={idsOf(boats).length}
      trip={trip}
      onKeep={(kept) =>
        void navigate({
          search: (before) => ({ ...before, boats: listOfIds(kept) }),
          resetScroll: false,
        })
      }
    />
  );
}
