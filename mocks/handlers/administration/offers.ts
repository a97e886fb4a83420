import { inOrder, newestFirst, oldestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { mentions } from '../../rules/common/search-text.ts';
import { byText, fold, sought } from '../../rules/common/text.ts';
import { countWaiting } from '../../rules/document/managed-documents.ts';
import type { Schemas } from '../../store/records.ts';
import { fullNameOf } from '../../views/account/user.ts';
import { boatSummary } from '../../views/boat/boat.ts';
import { tourSummary } from '../../views/tour/tour.ts';
import type { SomeHandlers } from '../handler.ts';

/** What boats and tours have in common here. */
interface Offer {
  id: number;
  name: string;
  status: string;
  location: string;
  createdAt: string;
}

interface Query {
  status?: string | undefined;
  location?: string | undefined;
  ownerId?: number | undefined;
  query?: string | undefined;
  sort?: Schemas['OfferSort'] | undefined;
  page: number;
  size: number;
}

const byName = (a: Offer, b: Offer) => byText(a.name, b.name) || newestFirst(a, b);
const ORDERS: Record<Schemas['OfferSort'], typeof byName> = {
  'createdAt,desc': newestFirst,
  'createdAt,asc': oldestFirst,
  'name,asc': byName,
  'name,desc': (a, b) => byName(b, a),
};

/** A page of offers that match; `texts` are what else is searched besides the name and the place. */
function matching<T extends Offer>(
  offers: readonly T[],
  query: Query,
  { ownerOf, texts }: { ownerOf(offer: T): number; texts(offer: T): (string | null)[] },
) {
  const { status, ownerId } = query;
  const place = query.location === undefined ? undefined : sought(query.location);
  const sorted = inOrder(offers, ORDERS[query.sort ?? 'createdAt,desc']);
  const found = sorted.filter(
    (offer) =>
      (status === undefined || offer.status === status) &&
      (ownerId === undefined || ownerOf(offer) === ownerId) &&
      (place === undefined || fold(offer.location) === place) &&
      mentions(query.query, [offer.name, offer.location, ...texts(offer)]),
  );
  return pageOf(found, query);
}

export const offers: SomeHandlers<'listManagedBoatsPage' | 'listManagedToursPage'> = {
  listManagedBoatsPage({ store, query, today }) {
    const { content, ...info } = matching(store.boats.all(), query, {
      ownerOf: (boat) => boat.ownerId,
      texts: (boat) => [boat.brandModel, fullNameOf(store, boat.ownerId)],
    });
    const shown = content.map((boat) => ({
      ...boatSummary(store, boat, today),
      ownerName: fullNameOf(store, boat.ownerId),
      createdAt: boat.createdAt,
      waitingDocuments: countWaiting(store.boatDocuments.where('boatId', boat.id)),
    }));
    return { status: 200, body: { ...info, content: shown } };
  },

  listManagedToursPage({ store, query }) {
    const { content, ...info } = matching(store.tours.all(), query, {
      ownerOf: (tour) => tour.guideId,
      texts: (tour) => [fullNameOf(store, tour.guideId)],
    });
    const shown = content.map((tour) => ({
      ...tourSummary(store, tour),
      ownerName: fullNameOf(store, tour.guideId),
      createdAt: tour.createdAt,
      waitingDocuments: countWaiting(store.tourDocuments.where('tourId', tour.id)),
    }));
    return { status: 200, body: { ...info, content: shown } };
  },
};
