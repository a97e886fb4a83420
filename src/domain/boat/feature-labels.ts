import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  AirVent,
  Bath,
  Check,
  CookingPot,
  Fish,
  Glasses,
  LifeBuoy,
  type LucideIcon,
  Music,
  Navigation,
  Refrigerator,
  Sailboat,
  Sun,
  Umbrella,
  Waves,
  Wifi,
} from 'lucide-react';

interface FeatureLabel {
  name: MessageDescriptor;
  icon: LucideIcon;
}

/** Features that every language has a name for, under the names they have in the contract. */
const known: ReadonlyMap<string, FeatureLabel> = new Map([
  ['GPS Navigation', { name: msg`GPS navigation`, icon: Navigation }],
  ['Air Conditioning', { name: msg`Air conditioning`, icon: AirVent }],
  ['Sound System', { name: msg`Sound system`, icon: Music }],
  ['Wi-Fi', { name: msg`Wi-Fi`, icon: Wifi }],
  ['Safety Equipment', { name: msg`Safety equipment`, icon: LifeBuoy }],
  ['Fishing Gear', { name: msg`Fishing gear`, icon: Fish }],
  ['Sunshade', { name: msg`Sunshade`, icon: Umbrella }],
  ['Kitchenette', { name: msg`Kitchenette`, icon: CookingPot }],
  ['sail kit', { name: msg`Sail kit`, icon: Sailboat }],
  ['water ski equipment', { name: msg`Water ski equipment`, icon: Waves }],
  ['wakeboard', { name: msg`Wakeboard`, icon: Waves }],
  ['snorkel set', { name: msg`Snorkel set`, icon: Glasses }],
  ['jacuzzi', { name: msg`Jacuzzi`, icon: Bath }],
  ['sun umbrella', { name: msg`Sun umbrella`, icon: Umbrella }],
  ['sun deck', { name: msg`Sun deck`, icon: Sun }],
  ['refrigerator', { name: msg`Refrigerator`, icon: Refrigerator }],
]);

/** The features that every language has a name for, to choose from. */
export const knownFeatures: readonly string[] = [...known.keys()];

/** Icon and, if there is one, translated name of a feature; others bear the name their owner gave. */
export function featureLabel(featureName: string): { name?: MessageDescriptor; icon: LucideIcon } {
  return known.get(featureName) ?? { icon: Check };
}
