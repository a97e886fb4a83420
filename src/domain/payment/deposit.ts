import { depositShare } from '../../api/contract/contract.ts';

/** What is paid at first of a total in lira: a share of it in whole lira (BookingQuote.depositAmount). */
export function depositOf(totalPrice: number): number {
  return Math.round(totalPrice * depositShare);
}
