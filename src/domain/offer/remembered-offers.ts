import * as v from 'valibot';
import { persistedStore, usePersisted } from '../../device/persisted-store.ts';

/** A boat or a tour, as this device remembers it. */
export interface OfferRef {
  kind: 'boat' | 'tour';
  id: number;
}

const offers = v.array(v.object({ kind: v.picklist(['boat', 'tour']), id: v.number() }));
const none: OfferRef[] = [];

const favourites = persistedStore<OfferRef[]>('favourites', offers, none);
const recentlySeen = persistedStore<OfferRef[]>('recentlySeen', offers, none);

/** How many boats and tours seen before are remembered. */
const RECENT = 12;

function same(one: OfferRef, other: OfferRef): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** What this person has put a heart on, the newest first. */
export function useFavourites() {
  const list = usePersisted(favourites, none);
  return {
    list,
    has: (offer: OfferRef) => list.some((one) => same(one, offer)),
    toggle(offer: OfferRef) {
      const others = favourites.get().filter((one) => !same(one, offer));
      const wasThere = others.length < favourites.get().length;
      favourites.set(wasThere ? others : [offer, ...others]);
    },
  };
}

/** What was looked at before, the newest first. */
export function useRecentlySeen(): readonly OfferRef[] {
  return usePersisted(recentlySeen, none);
}

/** Remembers that a boat's or tour's page was opened. */
export function rememberSeen(offer: OfferRef): void {
  const others = recentlySeen.get().filter((one) => !same(one, offer));
  recentlySeen.set([offer, ...others].slice(0, RECENT));
}
