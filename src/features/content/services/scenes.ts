import captain from '../../../../generated/scenes/captain.svg?no-inline';
import entertainment from '../../../../generated/scenes/service-entertainment.svg?no-inline';
import food from '../../../../generated/scenes/service-food.svg?no-inline';
import other from '../../../../generated/scenes/service-other.svg?no-inline';
import transportation from '../../../../generated/scenes/service-transportation.svg?no-inline';
import waterSports from '../../../../generated/scenes/service-water-sports.svg?no-inline';
import type { ServiceType } from '../../../api/contract/types.ts';

/** One for each kind of extra service, 800 × 600. */
export const extraScenes: Record<ServiceType, string> = {
  FOOD: food,
  ENTERTAINMENT: entertainment,
  WATER_SPORTS: waterSports,
  TRANSPORTATION: transportation,
  OTHER: other,
};

/** Somebody at the wheel, 800 × 600. */
export const captainScene = captain;
