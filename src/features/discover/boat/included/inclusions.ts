import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Anchor, Bath, Fuel, GlassWater, type LucideIcon, SprayCan, Utensils } from 'lucide-react';
import type { Boat } from '../../../../api/contract/types.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';

type Inclusions = NonNullable<Boat['inclusions']>;
type BoatService = Boat['services'][number];
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

/** What services are called that sell it: the contract knows no kind of its own for them. */
const soldAs = {
  drinks: ['içecek', 'meşrubat', 'drink', 'beverage'],
  towels: ['havlu', 'towel'],
} as const satisfies Partial<Record<Matter, readonly string[]>>;

const sells = ({ name }: BoatService, matter: keyof typeof soldAs) =>
  soldAs[matter].some((word) => includesTurkish(name, word));

/**
 * What the price covers, and what is paid besides without a price of its own: what can be ordered stands among the
 * services, with what it costs.
 */
export function inclusionsOf({ inclusions, services }: Pick<Boat, 'inclusions' | 'services'>): {
  included: MatterLook[];
  extra: MatterLook[];
} {
  const sold: Partial<Record<Matter, boolean>> = {
    food: services.some((one) => one.serviceType === 'FOOD' && !sells(one, 'drinks')),
    drinks: services.some((one) => sells(one, 'drinks')),
    towels: services.some((one) => sells(one, 'towels')),
  };
  return {
    included: matters.filter(({ id }) => inclusions?.[id] === 'INCLUDED'),
    extra: matters.filter(({ id }) => inclusions?.[id] === 'EXTRA' && !sold[id]),
  };
}
