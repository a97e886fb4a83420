import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { OfferRef } from '../domain/offer/remembered-offers.ts';
import { FavouritesPage } from '../features/discover/favourites/favourites-page.tsx';
import { idList, idsOf } from '../lib/id-list.ts';
import { lenient } from '../lib/lenient.ts';
import { privateHead } from './-head/page-head.ts';

const ids = lenient(idList);

const searchSchema = v.object({
  /** What somebody shares, `1,2`; without both, what this device keeps. */
  boats: ids,
  tours: ids,
});

export const Route = createFileRoute('/favourites')({
  validateSearch: searchSchema,
  head: () => privateHead(t`Favourites`),
  component: FavouritesRoute,
});

function FavouritesRoute() {
  const { boats, tours } = Route.useSearch();
  const isShared = boats !== undefined || tours !== undefined;
  const shared: OfferRef[] = [
    ...idsOf(boats).map((id) => ({ kind: 'boat', id }) as const),
    ...idsOf(tours).map((id) => ({ kind: 'tour', id }) as const),
  ];
  return <FavouritesPage shared={isShared ? shared : undefined} />;
}
