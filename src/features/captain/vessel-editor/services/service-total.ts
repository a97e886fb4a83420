import { isPerPerson } from '../../../../domain/boat/is-per-person.ts';
import type { ServiceRow } from '../values/vessel-values.ts';

/** What a service comes to in lira: food price × quantity, all else its price once; null without a price. */
export function serviceTotal({
  serviceType,
  price,
  quantity,
}: Pick<ServiceRow, 'serviceType' | 'price' | 'quantity'>): number | null {
  if (price === null) return null;
  return isPerPerson({ serviceType }) ? price * (quantity ?? 1) : price;
}
