import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { areaOf, textOfArea } from '../../domain/listing/map/area.ts';
import type { Highlight } from '../../domain/listing/results/use-highlight.ts';
import { button } from '../../ui/actions/button/button.css.ts';
import type { MovedMap } from '../frame/map-props.ts';
import type { MapPoint } from '../frame/points.ts';
import { OfferMap } from '../offers/offer-map.tsx';
import * as styles from './listing-map.css.ts';

interface ListingMapProps extends Highlight {
  /** All that the search finds, not what stands on one page of the list alone. */
  offers: readonly MapPoint[];
  /** What the map shows, for those who do not see it. */
  label: string;
  /** The part of the map that the address asks for. */
  area: string | undefined;
  onArea: (area: string) => void;
  /** Said where the offers could not be had, with another try. */
  failure?: { message: ReactNode; onRetry: () => void } | undefined;
  /** What is shown of the offer whose pin was pressed. */
  card: (id: number, onClose: () => void) => ReactNode;
}

/** Where boats or tours are, beside their list: each lifts what somebody looks at in the other. */
export function ListingMap(props: ListingMapProps) {
  const { offers, label, area, onArea, failure, card, highlighted, onHighlight } = props;
  // Other pins take a slow device long; what is pressed meanwhile comes first.
  const points = useDeferredValue(offers);
  const [moved, setMoved] = useState<MovedMap>();
  const [openedId, setOpenedId] = useState<number>();

  return (
    <OfferMap
      points={points}
      highlighted={highlighted ?? openedId}
      onHighlight={onHighlight}
      onOpen={setOpenedId}
      onMoved={setMoved}
      bounds={areaOf({ area })}
      label={label}
    >
      {moved && (
        <button
          type="button"
          className={styles.searchHere}
          // At the foot stands the card.
          data-place={openedId === undefined ? moved.free : 'top'}
          onClick={() => {
            onArea(textOfArea(moved.bounds));
            setMoved(undefined);
          }}
        >
          <Search aria-hidden="true" size={16} strokeWidth={2} />
          <Trans>Search this area</Trans>
        </button>
      )}
      {failure && (
        <div className={styles.failure} role="alert">
          <p>{failure.message}</p>
          <button
            type="button"
            className={button({ variant: 'secondary', size: 'small' })}
            onClick={failure.onRetry}
          >
            <Trans>Try again</Trans>
          </button>
        </div>
      )}
      {openedId !== undefined && card(openedId, () => setOpenedId(undefined))}
    </OfferMap>
  );
}
