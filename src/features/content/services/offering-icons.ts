import {
  CarTaxiFront,
  Clock,
  Compass,
  type LucideIcon,
  Sailboat,
  ShipWheel,
  UtensilsCrossed,
} from 'lucide-react';
import type { ServiceOfferingKind } from '../../../api/contract/types.ts';

export const offeringIcons: Record<ServiceOfferingKind, LucideIcon> = {
  CREWED_CHARTER: Sailboat,
  HOURLY_RENTAL: Clock,
  GUIDED_TOUR: Compass,
  ON_BOARD_SERVICE: UtensilsCrossed,
  TRANSFER: CarTaxiFront,
  LISTING: ShipWheel,
};
