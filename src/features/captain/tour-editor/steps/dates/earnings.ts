import { commissionRateDefault } from '../../../../../api/contract/contract.ts';

interface Earnings {
  /** Lira, to the kuruş. */
  gross: number;
  commission: number;
  net: number;
}

/** What one date brings when every seat is taken; undefined while price or seats are open. `price` is per person. */
export function earningsOf(price: number | null, capacity: number | null): Earnings | undefined {
  if (!price || !capacity) return undefined;
  const gross = price * capacity;
  const commission = Math.round(gross * commissionRateDefault) / 100;
  return { gross, commission, net: Math.round((gross - commission) * 100) / 100 };
}
