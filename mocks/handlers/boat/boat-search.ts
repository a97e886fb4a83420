import {
  boatsContaining,
  countInPlace,
  publishedBoats,
  suggestions,
} from '../../rules/boat/boat-search.ts';
import {
  boatLocations,
  boatStatistics,
  fleetStatistics,
  locationStatistics,
  typeStatistics,
} from '../../rules/boat/boat-statistics.ts';
import { newestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { invalid, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { isPublished, visibleBoat } from '../../rules/offer/visibility.ts';
import type { Schemas } from '../../store/records.ts';
import { boatSummary } from '../../views/boat/boat.ts';
import { cardsInOrder, cardsMatching, publishedCards } from '../../views/boat/boat-cards.ts';
import type { SomeHandlers } from '../handler.ts';

/** Why a search cannot be made: its last day lies before its first. */
function searchRefusal({ startDate, endDate }: Schemas['BoatSearch']): Refusal | undefined {
  if (startDate === undefined || endDate === undefined || startDate <= endDate) return undefined;
  const message = {
    tr: 'Bitiş tarihi başlangıç tarihinden önce olamaz',
    en: 'must not be before startDate',
  };
  return invalid([{ field: 'body.endDate', message }]);
}

export const boatSearch: SomeHandlers<
  | 'listBoats'
  | 'listBoatsByOwner'
  | 'listBoatsByCaptain'
  | 'searchBoatsByText'
  | 'searchBoats'
  | 'searchBoatsPage'
  | 'listBoatsPage'
  | 'suggestBoats'
  | 'listBoatLocations'
  | 'getFleetStatistics'
  | 'listBoatStatisticsByLocation'
  | 'listBoatStatisticsByType'
  | 'getBoatStatistics'
  | 'countBoatsByLocation'
  | 'countBoatsByType'
> = {
  listBoats({ store, today }) {
    return { status: 200, body: [...publishedCards(store, today)] };
  },

  listBoatsByOwner({ path, store, today }) {
    if (!store.users.get(path.id)) return notFound();
    const fleet = store.boats.where('ownerId', path.id).toSorted(newestFirst);
    return { status: 200, body: fleet.map((boat) => boatSummary(store, boat, today)) };
  },

  listBoatsByCaptain({ path, store, today }) {
    if (!store.users.get(path.id)) return notFound();
    const published = store.boats.where('ownerId', path.id).filter(isPublished);
    return { status: 200, body: cardsInOrder(store, published, today) };
  },

  searchBoatsByText({ query, store, today }) {
    const found = boatsContaining(store, query.query);
    return { status: 200, body: cardsInOrder(store, found, today) };
  },

  searchBoats({ body, store, today }) {
    const refusal = searchRefusal(body);
    if (refusal) return refusal;
    return { status: 200, body: cardsMatching(store, body, today) };
  },

  searchBoatsPage({ body, query, store, today }) {
    const refusal = searchRefusal(body);
    if (refusal) return refusal;
    return { status: 200, body: pageOf(cardsMatching(store, body, today, query.sort), query) };
  },

  listBoatsPage({ query, store, today }) {
    return { status: 200, body: pageOf(publishedCards(store, today, query.sort), query) };
  },

  suggestBoats({ query, store }) {
    return { status: 200, body: suggestions(store, query.query) };
  },

  listBoatLocations({ store }) {
    return { status: 200, body: boatLocations(store) };
  },

  getFleetStatistics({ store }) {
    return { status: 200, body: fleetStatistics(store) };
  },

  listBoatStatisticsByLocation({ store }) {
    return { status: 200, body: locationStatistics(store) };
  },

  listBoatStatisticsByType({ store }) {
    return { status: 200, body: typeStatistics(store) };
  },

  getBoatStatistics({ path, store, user }) {
    const boat = visibleBoat(store, path.id, user);
    return boat ? { status: 200, body: boatStatistics(store, boat) } : notFound();
  },

  countBoatsByLocation({ path, store }) {
    return { status: 200, body: { count: countInPlace(store, path.location) } };
  },

  countBoatsByType({ path, store }) {
    const count = publishedBoats(store).filter(({ type }) => type === path.type).length;
    return { status: 200, body: { count } };
  },
};
