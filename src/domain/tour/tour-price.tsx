import { Plural } from '@lingui/react/macro';
import type { TourSummary } from '../../api/contract/types.ts';
import { Price } from '../../ui/content/price/price.tsx';

/** Lira for as many as were asked for; of one person where nobody said how many. */
export const priceFor = ({ price }: Pick<TourSummary, 'price'>, guests = 1): number =>
  price * guests;

interface TourPriceProps {
  tour: Pick<TourSummary, 'price'>;
  guests: number | undefined;
}

/**
 * What a card says of a tour's price: for all that were asked for, as a boat's tells the days that were asked
 * for; else of one person. A summary knows no price of a single day, so days change nothing.
 */
export function TourPrice({ tour, guests = 1 }: TourPriceProps) {
  if (guests === 1) return <Price lira={tour.price} unit="person" />;
  return (
    <Price
      lira={priceFor(tour, guests)}
      note={<Plural value={guests} one="for # person" other="for # people" />}
    />
  );
}
