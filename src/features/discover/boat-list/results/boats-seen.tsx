import { useQueries } from '@tanstack/react-query';
import { boatQuery } from '../../../../api/resources/boats/queries.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import { SeenBefore, useSeenBefore } from '../../listing/results/seen-before.tsx';
import { useTrip } from '../use-listing.ts';

/** The boats that were looked at before on this device. */
export default function BoatsSeen() {
  const trip = useTrip();
  // One that cannot be had, or no longer exists, is simply not shown: it was asked for by nobody.
  const boats = useQueries({
    queries: useSeenBefore('boat').map((id) => boatQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return (
    <SeenBefore
      cards={boats.map((boat) => ({
        id: boat.id,
        card: <BoatCard boat={boat} trip={trip} level={3} />,
      }))}
    />
  );
}
