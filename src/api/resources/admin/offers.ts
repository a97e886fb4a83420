import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { BoatStatus, BookingKind, OfferSort, TourStatus } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './key.ts';

/** What narrows down the boats or tours of all owners. */
interface ManagedOfferSearch {
  kind: BookingKind;
  /** Boats have none CANCELLED: it counts as not given. */
  status?: BoatStatus | TourStatus | undefined;
  query?: string | undefined;
  sort?: OfferSort | undefined;
}

/** A boat or tour in any status, as far as the two are told alike. */
export interface ManagedOffer {
  id: number;
  name: string;
  ownerId: number;
  ownerName: string;
  location: string;
  status: BoatStatus | TourStatus;
  createdAt: string;
  /** How many of its documents wait to be verified. */
  waitingDocuments: number;
}

/** A page of the boats or of the tours of all owners, in any status; `page` counts from 0. */
export function managedOffersQuery({ kind, status, ...search }: ManagedOfferSearch, page: number) {
  return queryOptions({
    queryKey: [...adminKey, 'offers', kind, status ?? null, search, page],
    queryFn: async ({ signal }) => {
      if (kind === 'TOUR') {
        const query = { ...search, page, ...(status && { status }) };
        const tours = await unwrap(client.GET('/admin/tours', { params: { query }, signal }));
        const content: ManagedOffer[] = tours.content.map(({ guideId, ...tour }) => ({
          ...tour,
          ownerId: guideId,
        }));
        return { ...tours, content };
      }
      const ofBoats = status === 'CANCELLED' ? undefined : status;
      const query = { ...search, page, ...(ofBoats && { status: ofBoats }) };
      const boats = await unwrap(client.GET('/admin/boats', { params: { query }, signal }));
      const content: ManagedOffer[] = boats.content;
      return { ...boats, content };
    },
    placeholderData: keepPreviousData,
  });
}
