import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { boatsFoundQuery } from '../../../../api/resources/boats/search-queries.ts';
import { BoatFacts } from '../../../../domain/boat/boat-card.tsx';
import { headlinePrice } from '../../../../domain/boat/headline-price.ts';
import type { Highlight } from '../../../../domain/listing/results/use-highlight.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ListingMap } from '../../../../map/listing/listing-map.tsx';
import { MapCard } from '../../../../map/listing/map-card.tsx';
import { Price } from '../../../../ui/content/price/price.tsx';
import { type BoatListingSearch, criteriaOf } from '../search-params.ts';
import { useListingChanges, useTrip } from '../use-listing.ts';

interface BoatMapProps extends Highlight {
  search: BoatListingSearch;
}

/** All boats that the search finds, where they lie. */
const BoatMap = memo(function BoatMap({ search, ...highlight }: BoatMapProps) {
  const { t } = useLingui();
  const format = useFormat();
  const trip = useTrip();
  const { change } = useListingChanges();
  const { data: boats, isError, refetch } = useQuery(boatsFoundQuery(criteriaOf(search)));
  const offers = useMemo(
    () =>
      (boats ?? []).flatMap((boat) => {
        const { id, name, latitude, longitude } = boat;
        if (latitude === null || longitude === null) return [];
        const price = headlinePrice(boat).lira;
        return [{ id, name, latitude, longitude, label: format.money(price), price }];
      }),
    [boats, format],
  );

  return (
    <ListingMap
      {...highlight}
      offers={offers}
      label={t`Map of the boats. Arrow keys move it, plus and minus zoom.`}
      area={search.area}
      onArea={(area) => void change({ area })}
      failure={
        isError
          ? {
              message: <Trans>The boats could not be shown on the map.</Trans>,
              onRetry: () => void refetch(),
            }
          : undefined
      }
      card={(opened, onClose) => {
        const boat = boats?.find(({ id }) => id === opened);
        return (
          boat && (
            <MapCard
              offer={boat}
              link={(className) => (
                <Link
                  to="/boats/$boatId"
                  params={{ boatId: String(boat.id) }}
                  search={trip}
                  className={className}
                >
                  {boat.name}
                </Link>
              )}
              facts={<BoatFacts boat={boat} />}
              price={<Price {...headlinePrice(boat, trip)} />}
              onClose={onClose}
            />
          )
        );
      }}
    />
  );
});

export default BoatMap;
