import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { boatsFoundQuery } from '../../../../api/resources/boats/search-queries.ts';
import { headlinePrice } from '../../../../domain/boat/headline-price.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { MapBounds, MapPoint } from '../../../../map/frame/points.ts';
import { OfferMap } from '../../../../map/offers/offer-map.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { type BoatListingSearch, criteriaOf } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import { areaOf, textOfArea } from './area.ts';
import * as styles from './listing-map.css.ts';
import { MapCard } from './map-card.tsx';

interface ListingMapProps {
  search: BoatListingSearch;
  /** The boat that stands out, here and in the list. */
  highlighted: number | undefined;
  onHighlight: (id: number | undefined) => void;
}

/** All boats that the search finds, not those of one page alone, where they lie. */
export const ListingMap = memo(function ListingMap({
  search,
  highlighted,
  onHighlight,
}: ListingMapProps) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const { data: boats, isError, refetch } = useQuery(boatsFoundQuery(criteriaOf(search)));
  // Other pins take a slow device long; what is pressed meanwhile comes first.
  const points = useDeferredValue(usePoints(boats));
  const [moved, setMoved] = useState<MapBounds>();
  const [openedId, setOpenedId] = useState<number>();
  const opened = boats?.find(({ id }) => id === openedId);

  return (
    <OfferMap
      points={points}
      highlighted={highlighted ?? opened?.id}
      onHighlight={onHighlight}
      onOpen={setOpenedId}
      onMoved={setMoved}
      bounds={areaOf(search)}
      label={t`Map of the boats. Arrow keys move it, plus and minus zoom.`}
    >
      {moved && (
        <button
          type="button"
          className={styles.searchHere}
          onClick={() => {
            void change({ area: textOfArea(moved) });
            setMoved(undefined);
          }}
        >
          <Search aria-hidden="true" size={16} strokeWidth={2} />
          <Trans>Search this area</Trans>
        </button>
      )}
      {isError && (
        <div className={styles.failure} role="alert">
          <p>
            <Trans>The boats could not be put on the map.</Trans>
          </p>
          <button
            type="button"
            className={button({ variant: 'secondary', size: 'small' })}
            onClick={() => void refetch()}
          >
            <Trans>Try again</Trans>
          </button>
        </div>
      )}
      {opened && <MapCard boat={opened} onClose={() => setOpenedId(undefined)} />}
    </OfferMap>
  );
});

/** A pin for every boat whose place is known. */
function usePoints(boats: readonly BoatSummary[] | undefined): readonly MapPoint[] {
  const format = useFormat();
  return useMemo(
    () =>
      (boats ?? []).flatMap((boat) => {
        const { id, name, latitude, longitude } = boat;
        if (latitude === null || longitude === null) return [];
        const price = headlinePrice(boat).lira;
        return [{ id, name, latitude, longitude, label: format.money(price), price }];
      }),
    [boats, format],
  );
}
