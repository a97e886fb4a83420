import type { BoatService } from '../../api/contract/types.ts';

/** Whether an extra service is charged for each who takes it; everything but food is charged once. */
export function isPerPerson({ serviceType }: Pick<BoatService, 'serviceType'>): boolean {
  return serviceType === 'FOOD';
}
