import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import type { TourSummary } from '../../../../api/contract/types.ts';
import type { Highlight } from '../../../../domain/listing/results/use-highlight.ts';
import { TourFacts } from '../../../../domain/tour/tour-card.tsx';
import { TourPrice } from '../../../../domain/tour/tour-price.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ListingMap } from '../../../../map/listing/listing-map.tsx';
import { MapCard } from '../../../../map/listing/map-card.tsx';
import { chosenOf, matchTours, priceOf } from '../filters/match-tours.ts';
import { filtersOf, type TourListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';

interface TourMapProps extends Highlight {
  search: TourListingSearch;
  tours: readonly TourSummary[];
  now: string;
}

/** All tours that the search finds, where they begin. */
const TourMap = memo(function TourMap({ search, tours, now, ...highlight }: TourMapProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { change } = useListingChanges();
  const offers = useMemo(() => {
    // Around the part of the map that is asked for there is more to see.
    const filters = { ...filtersOf(search), area: undefined };
    return matchTours(tours, filters, 'date', now).flatMap((tour) => {
      const { id, name, latitude, longitude } = tour;
      const price = priceOf(tour, search, now) * (search.guests ?? 1);
      if (latitude === null || longitude === null) return [];
      return [{ id, name, latitude, longitude, label: format.money(price), price }];
    });
  }, [search, tours, now, format]);

  return (
    <ListingMap
      {...highlight}
      offers={offers}
      label={t`Map of the tours. Arrow keys move it, plus and minus zoom.`}
      area={search.area}
      onArea={(area) => void change({ area })}
      card={(opened, onClose) => {
        const tour = tours.find(({ id }) => id === opened);
        return (
          tour && (
            <MapCard
              offer={tour}
              link={(className) => (
                <Link
                  to="/tours/$tourId"
                  params={{ tourId: String(tour.id) }}
                  search={chosenOf(tour, search, now)}
                  className={className}
                >
                  {tour.name}
                </Link>
              )}
              facts={<TourFacts tour={tour} />}
              price={<TourPrice lira={priceOf(tour, search, now)} guests={search.guests} />}
              onClose={onClose}
            />
          )
        );
      }}
    />
  );
});

export default TourMap;
