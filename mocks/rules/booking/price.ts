import { bookingQuoteDepositAmountShare } from '../../../generated/terms.ts';
import { rounded } from '../../../openapi/model/rounding.ts';
import type { BoatServiceRecord, Schemas } from '../../store/records.ts';

/** A sum of lira without what binary fractions add to it: rounded to whole kuruş. */
export function toKurus(lira: number): number {
  return rounded(lira, 2);
}

/** What confirms a booking: a share of its total, rounded to whole lira (BookingQuote.depositAmount). */
export function depositOf(totalPrice: number): number {
  return rounded(totalPrice * bookingQuoteDepositAmountShare, 0);
}

/**
 * An extra service as it stands in a booking, at today's price. FOOD is charged price × quantity, every
 * other kind once. Lira.
 */
export function serviceLine(
  service: BoatServiceRecord,
  quantity: number,
): Schemas['BookingServiceLine'] {
  const { id, name, serviceType, price } = service;
  const totalPrice = serviceType === 'FOOD' ? toKurus(price * quantity) : price;
  return { serviceId: id, name, serviceType, price, quantity, totalPrice };
}

/** What a booking costs. Lira; the deposit in whole lira. */
export interface Price {
  basePrice: number;
  servicesPrice: number;
  totalPrice: number;
  depositAmount: number;
}

/** The price of a booking from its parts; the client is never asked (lira). */
export function priceOf(
  basePrice: number,
  services: readonly Schemas['BookingServiceLine'][],
): Price {
  const servicesPrice = toKurus(services.reduce((sum, line) => sum + line.totalPrice, 0));
  const totalPrice = toKurus(basePrice + servicesPrice);
  return {
    basePrice: toKurus(basePrice),
    servicesPrice,
    totalPrice,
    depositAmount: depositOf(totalPrice),
  };
}
