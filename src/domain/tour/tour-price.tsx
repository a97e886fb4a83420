import { Plural } from '@lingui/react/macro';
import type { TourDateOfTour, TourSummary } from '../../api/contract/types.ts';
import { Price } from '../../ui/content/price/price.tsx';

/** Lira of one person: what the date that is told costs, the tour's own price where there is none. */
export const priceOn = (
  { price }: Pick<TourSummary, 'price'>,
  date: Pick<TourDateOfTour, 'price'> | undefined,
): number => date?.price ?? price;

interface TourPriceProps {
  /** Of one person. */
  lira: number;
  guests: number | undefined;
}

/** What a card says of a tour's price: for all that were asked for, else of one person. */
export function TourPrice({ lira, guests = 1 }: TourPriceProps) {
  if (guests === 1) return <Price lira={lira} unit="person" />;
  return (
    <Price
      lira={lira * guests}
      note={<Plural value={guests} one="for # person" other="for # people" />}
    />
  );
}
