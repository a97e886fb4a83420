import { useQueries } from '@tanstack/react-query';
import { boatQuery } from '../../../../api/resources/boats/queries.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import { useRecentlySeen } from '../../../../domain/offer/remembered-offers.ts';
import { SeenStrip } from '../../../../domain/offer/seen-before/seen-strip.tsx';
import { useTrip } from '../use-listing.ts';
import * as styles from './recently-seen.css.ts';

/** As many as a wide screen shows at once, and some to push for. */
const SHOWN = 6;

/** The boats that were looked at before on this device, below the list. */
export function RecentlySeen() {
  const trip = useTrip();
  const ids = useRecentlySeen()
    .filter(({ kind }) => kind === 'boat')
    .slice(0, SHOWN)
    .map(({ id }) => id);
  // One that cannot be had, or no longer exists, is simply not shown: it was asked for by nobody.
  const boats = useQueries({
    queries: ids.map((id) => boatQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return (
    <div className={styles.below}>
      <SeenStrip
        cards={boats.map((boat) => ({
          key: String(boat.id),
          card: <BoatCard boat={boat} trip={trip} level={3} />,
        }))}
      />
    </div>
  );
}
