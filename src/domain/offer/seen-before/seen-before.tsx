import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { boatQuery } from '../../../api/resources/boats/queries.ts';
import { tourQuery } from '../../../api/resources/tours/queries.ts';
import { BoatCard } from '../../boat/boat-card.tsx';
import { TourCard } from '../../tour/tour-card.tsx';
import type { TripSearch } from '../../trip/trip-search.ts';
import { type OfferRef, useRecentlySeen } from '../remembered-offers.ts';
import * as styles from './seen-before.css.ts';

/** As many as a wide screen shows at once, and some to push for. */
const SHOWN = 6;

interface SeenBeforeProps {
  /** Which of them are shown; all unless stated. */
  kind?: OfferRef['kind'];
  /** Days and people chosen already; they go along to a boat's page. */
  trip?: Partial<TripSearch>;
}

/** The boats and tours that were looked at before on this device, in a strip to push sideways. */
export function SeenBefore({ kind, trip }: SeenBeforeProps) {
  const offers = useRecentlySeen()
    .filter((offer) => kind === undefined || offer.kind === kind)
    .slice(0, SHOWN);
  const idsOf = (wanted: OfferRef['kind']) =>
    offers.filter((offer) => offer.kind === wanted).map(({ id }) => id);
  // One that cannot be had, or no longer exists, is simply not shown: it was asked for by nobody.
  const boats = useQueries({
    queries: idsOf('boat').map((id) => boatQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const tours = useQueries({
    queries: idsOf('tour').map((id) => tourQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  if (boats.length + tours.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="seen-before">
      <h2 id="seen-before" className={styles.title}>
        <Trans>Recently viewed</Trans>
      </h2>
      <ul className={styles.strip}>
        {offers.map((offer) => {
          const boat = offer.kind === 'boat' && boats.find(({ id }) => id === offer.id);
          const tour = offer.kind === 'tour' && tours.find(({ id }) => id === offer.id);
          return (
            (boat || tour) && (
              <li key={`${offer.kind} ${offer.id}`} className={styles.item}>
                {boat && <BoatCard boat={boat} trip={trip} level={3} />}
                {tour && <TourCard tour={tour} level={3} />}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
