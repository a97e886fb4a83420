import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Anchor, Bath, Fuel, GlassWater, type LucideIcon, SprayCan, Utensils } from 'lucide-react';
import type { Boat } from '../../../../api/contract/types.ts';

type Inclusions = NonNullable<Boat['inclusions']>;
type Matter = keyof Inclusions;

interface MatterLook {
  id: Matter;
  label: MessageDescriptor;
  icon: LucideIcon;
}

/** What a price may cover, in the order in which people ask. */
const matters: readonly MatterLook[] = [
  { id: 'fuel', label: msg({ message: 'Fuel', context: 'in the price' }), icon: Fuel },
  { id: 'food', label: msg({ message: 'Food', context: 'in the price' }), icon: Utensils },
  { id: 'drinks', label: msg`Soft drinks`, icon: GlassWater },
  { id: 'towels', label: msg`Towels`, icon: Bath },
  { id: 'cleaning', label: msg`Cleaning`, icon: SprayCan },
  { id: 'harbourFees', label: msg`Harbour fees`, icon: Anchor },
];

/**
 * What the price covers, and what is paid besides without a price of its own: food that can be ordered stands
 * among the services, with what it costs.
 */
export function inclusionsOf({ inclusions, services }: Pick<Boat, 'inclusions' | 'services'>): {
  included: MatterLook[];
  extra: MatterLook[];
} {
  const hasMeals = services.some(({ serviceType }) => serviceType === 'FOOD');
  return {
    included: matters.filter(({ id }) => inclusions?.[id] === 'INCLUDED'),
    extra: matters.filter(({ id }) => inclusions?.[id] === 'EXTRA' && !(id === 'food' && hasMeals)),
  };
}
