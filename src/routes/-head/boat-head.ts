import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Boat } from '../../api/contract/types.ts';
import { boatTypeLabels } from '../../domain/boat/boat-type-labels.ts';
import { offerHead } from './offer-head.ts';

/** `<head>` of a boat's page. */
export function boatHead(boat: Boat) {
  const { id, name, location, capacity, shortDescription } = boat;
  const type = i18n._(boatTypeLabels[boat.type]);
  return offerHead({
    ...boat,
    path: `/boats/${id}`,
    description:
      shortDescription ?? t`${name}: ${type} in ${location} for up to ${capacity} guests.`,
    category: type,
    price: boat.fromPrice,
    isOpen: boat.nextAvailableDate !== null,
  });
}
