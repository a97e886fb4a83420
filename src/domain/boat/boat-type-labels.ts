import { msg } from '@lingui/core/macro';

/**
 * What the types of boats are called; the contract names the types. Read it with
 * `i18n._(boatTypeLabels[boat.type])`: a type without a name here does not compile there.
 */
export const boatTypeLabels = {
  MOTORBOAT: msg`Motorboat`,
  SAILBOAT: msg`Sailboat`,
  SPEEDBOAT: msg`Speedboat`,
  YACHT: msg`Yacht`,
  CATAMARAN: msg`Catamaran`,
};
