import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CookingPot,
  type LucideIcon,
  Music,
  Navigation,
  Projector,
  Sun,
  Waves,
} from 'lucide-react';
import { featureLabel } from './feature-labels.ts';

interface FeatureLabel {
  name?: MessageDescriptor;
  icon: LucideIcon;
}

/**
 * What captains often write in their own words, and every language has a name for, besides what lists are
 * narrowed by: lists need not load these.
 */
const further: ReadonlyMap<string, FeatureLabel> = new Map([
  ['Barbekü', { name: msg`Barbecue`, icon: CookingPot }],
  ['Otopilot', { name: msg`Autopilot`, icon: Navigation }],
  ['Projeksiyon', { name: msg`Projector`, icon: Projector }],
  ['Dans pisti', { name: msg`Dance floor`, icon: Music }],
  ['Paddle board', { name: msg`Paddle board`, icon: Waves }],
  ['Su jeti', { name: msg`Jet ski`, icon: Waves }],
  ['Isıtıcılı güverte', { name: msg`Heated deck`, icon: Sun }],
]);

/** Icon and, if there is one, name of a feature where a whole boat is shown; others bear the name their owner gave. */
export const everyFeatureLabel = (featureName: string): FeatureLabel =>
  further.get(featureName) ?? featureLabel(featureName);
