import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Ban,
  Cigarette,
  CigaretteOff,
  type LucideIcon,
  Music,
  PawPrint,
  Volume1,
  VolumeX,
  Wine,
  WineOff,
} from 'lucide-react';
import type { Boat } from '../../../../api/contract/types.ts';

type BoatRules = NonNullable<Boat['rules']>;

export interface RuleLabel {
  label: MessageDescriptor;
  icon: LucideIcon;
}
type Looks<Rule extends keyof BoatRules> = Readonly<
  Record<NonNullable<BoatRules[Rule]>, RuleLabel>
>;

const smoking: Looks<'smoking'> = {
  ALLOWED: { label: msg`Smoking is allowed`, icon: Cigarette },
  RESTRICTED: { label: msg`Smoking only where it is allowed`, icon: Cigarette },
  PROHIBITED: { label: msg`No smoking`, icon: CigaretteOff },
};
const pets: Looks<'pets'> = {
  ALLOWED: { label: msg`Pets are welcome`, icon: PawPrint },
  PROHIBITED: { label: msg`No pets`, icon: Ban },
};
const alcohol: Looks<'alcohol'> = {
  ALLOWED: { label: msg`Alcohol is allowed`, icon: Wine },
  PROHIBITED: { label: msg`No alcohol`, icon: WineOff },
  BRING_YOUR_OWN: { label: msg`Bring your own drinks`, icon: Wine },
};
const music: Looks<'music'> = {
  ALLOWED: { label: msg`Music is allowed`, icon: Music },
  RESTRICTED: { label: msg`Music at a low volume`, icon: Volume1 },
  PROHIBITED: { label: msg`No music`, icon: VolumeX },
};

/** Whether an owner has said anything of what may be done on board. */
export function hasRules(rules: Boat['rules']): rules is BoatRules {
  return rules != null && Object.values(rules).some((rule) => rule !== null && rule !== '');
}

/** The house rules that the owner has set, in words; none where nothing is set. */
export function ruleLabels(rules: BoatRules): RuleLabel[] {
  return [
    rules.smoking && smoking[rules.smoking],
    rules.pets && pets[rules.pets],
    rules.alcohol && alcohol[rules.alcohol],
    rules.music && music[rules.music],
  ].filter((look) => look !== null);
}
