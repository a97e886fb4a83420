import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What guides can say of a tour with one press. */
const labels: Record<string, MessageDescriptor> = {
  SWIMMING: msg`Swimming`,
  SNORKELING: msg`Snorkelling`,
  FISHING: msg`Fishing`,
  PHOTOGRAPHY: msg`Taking photos`,
  LOCAL_CUISINE: msg`Local food`,
  SUNSET_TOUR: msg`Sunset`,
  HISTORY: msg`History`,
  NATURE_WALK: msg`Nature walk`,
  WILDLIFE: msg`Wildlife`,
  PICNIC: msg`Picnic`,
  TRANSFER_INCLUDED: msg`Transfer included`,
  FAMILY_FRIENDLY: msg`Good for families`,
  ROMANTIC: msg`Romantic`,
  ADVENTURE: msg`Adventure`,
  RELAXATION: msg`Relaxing`,
  SMALL_GROUP: msg`Small group`,
};

/** What a guide has written by themselves, as people read it. */
function ownWords(feature: string): string {
  const text = feature.replaceAll('_', ' ').toLocaleLowerCase('tr');
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

/** A feature of a tour as people read it. `translate` is Lingui's `i18n._`. */
export function tourFeatureText(
  feature: string,
  translate: (label: MessageDescriptor) => string,
): string {
  const label = labels[feature];
  return label ? translate(label) : ownWords(feature);
}
