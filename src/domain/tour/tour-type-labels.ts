import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Types of tours by their names in the contract. */
export const tourTypeLabels = {
  HIKING: msg`Hiking`,
  CULTURAL: msg`Culture`,
  FOOD: msg`Food and drink`,
  CITY: msg`City walk`,
  NATURE: msg`Nature`,
  BOAT: msg`Boat tour`,
  PHOTOGRAPHY: msg`Photography`,
  DIVING: msg`Diving`,
} satisfies Record<string, MessageDescriptor>;
