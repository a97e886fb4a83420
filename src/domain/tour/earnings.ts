/** Per cent of what guests pay that the platform keeps, where the service has not said another. */
const usualCommissionRate = 15;

/** What a tour brings in when every place is taken. Lira. */
export interface Earnings {
  gross: number;
  commission: number;
  net: number;
}

/** What one date of a tour brings in at full capacity. `price` per person, `commissionRate` in per cent. */
export function earningsAtFullCapacity(
  { price, capacity }: { price: number; capacity: number },
  commissionRate = usualCommissionRate,
): Earnings {
  const kurus = (lira: number) => Math.round(lira * 100) / 100;
  const gross = kurus(price * capacity);
  const commission = kurus((gross * commissionRate) / 100);
  return { gross, commission, net: kurus(gross - commission) };
}
