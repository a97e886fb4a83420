import { useQueries } from '@tanstack/react-query';
import { boatQuery } from '../../../../api/resources/boats/queries.ts';
import { tourQuery } from '../../../../api/resources/tours/queries.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import { type OfferRef, useRecentlySeen } from '../../../../domain/offer/remembered-offers.ts';
import { SeenStrip } from '../../../../domain/offer/seen-before/seen-strip.tsx';
import { TourCard } from '../../../../domain/tour/tour-card.tsx';

/** As many as a wide screen shows at once, and some to push for. */
const SHOWN = 6;

/** The boats and tours that were looked at before on this device, the newest first. */
export function SeenBefore() {
  const offers = useRecentlySeen().slice(0, SHOWN);
  const idsOf = (wanted: OfferRef['kind']) =>
    offers.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  // One that cannot be had, or no longer exists, is simply not shown: it was asked for by nobody.
  const boats = useQueries({
    queries: idsOf('boat').map((id) => boatQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const tours = useQueries({
    queries: idsOf('tour').map((id) => tourQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  function cardOf({ kind, id }: OfferRef) {
    const boat = kind === 'boat' && boats.find((one) => one.id === id);
    if (boat) return <BoatCard boat={boat} level={3} />;
    const tour = kind === 'tour' && tours.find((one) => one.id === id);
    return tour && <TourCard tour={tour} level={3} />;
  }
  const cards = offers.flatMap((offer) => {
    const card = cardOf(offer);
    return card ? [{ key: `${offer.kind} ${offer.id}`, card }] : [];
  });
  return <SeenStrip cards={cards} />;
}
