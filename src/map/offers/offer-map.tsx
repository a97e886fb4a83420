import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { MapFrame } from '../frame/map-frame.tsx';
import type { OfferMapProps } from '../frame/map-props.ts';
import { OffersInWords } from './offers-in-words.tsx';

const OfferCanvas = lazyComponent(() => import('../engine/offer-canvas.tsx'));

/** Where boats or tours are, each a pin with its price. Fills what it is put into. */
export function OfferMap({ children, ...offers }: OfferMapProps) {
  return (
    <MapFrame
      alternative={<OffersInWords points={offers.points} onOpen={offers.onOpen} />}
      overlay={children}
    >
      {(onImpossible) => <OfferCanvas {...offers} onImpossible={onImpossible} />}
    </MapFrame>
  );
}
