import { Trans } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { headlinePrice } from '../../../../domain/boat/headline-price.ts';
import { Price } from '../../../../ui/content/price/price.tsx';
import { type Quote, toKurus } from '../quote/quote.ts';

interface PanelPriceProps {
  boat: Boat;
  byHour: boolean;
  /** The price of the chosen trip, once it can be had. */
  quote: Quote | undefined;
}

/** What the headline says: what a chosen day or hour costs, else what one costs at least. */
export function PanelPrice({ boat, byHour, quote }: PanelPriceProps) {
  if (byHour && boat.hourlyPrice !== null) {
    return <Price lira={boat.hourlyPrice} unit="hour" size="large" />;
  }
  const [line, ...others] = quote?.base ?? [];
  if (!line) return <Price {...headlinePrice(boat)} size="large" />;
  // Days of different prices have no price of a day: then the sum of them is told.
  return others.length === 0 ? (
    <Price lira={line.price} unit="day" size="large" />
  ) : (
    <Price
      lira={toKurus(others.reduce((sum, { total }) => sum + total, line.total))}
      unit="period"
      size="large"
    />
  );
}

interface ChooseWhenProps {
  byHour: boolean;
  hasDays: boolean;
  /** Whether an hour of the chosen day may be left. */
  hasHours: boolean;
  /** A trip is chosen that cannot be had. */
  hasTrip: boolean;
}

/** What is still to be chosen before anything can be booked. */
export function ChooseWhen({ byHour, hasDays, hasHours, hasTrip }: ChooseWhenProps) {
  if (byHour && !hasHours) return <Trans>Choose another day</Trans>;
  if (byHour && hasTrip) return <Trans>Choose other hours</Trans>;
  if (byHour) return hasDays ? <Trans>Choose the hours</Trans> : <Trans>Choose a day</Trans>;
  return hasTrip ? <Trans>Choose other days</Trans> : <Trans>Choose your days</Trans>;
}
