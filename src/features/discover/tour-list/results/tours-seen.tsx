import { useQueries } from '@tanstack/react-query';
import { tourQuery } from '../../../../api/resources/tours/queries.ts';
import { TourCard } from '../../../../domain/tour/tour-card.tsx';
import { SeenBefore, useSeenBefore } from '../../listing/results/seen-before.tsx';

/** The tours that were looked at before on this device. */
export default function ToursSeen() {
  // One that cannot be had, or no longer exists, is simply not shown: it was asked for by nobody.
  const tours = useQueries({
    queries: useSeenBefore('tour').map((id) => tourQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return (
    <SeenBefore
      cards={tours.map((tour) => ({ id: tour.id, card: <TourCard tour={tour} level={3} /> }))}
    />
  );
}
