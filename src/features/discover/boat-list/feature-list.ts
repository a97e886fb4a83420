import * as v from 'valibot';
import { boatSearchLimits } from '../../../api/contract/contract.ts';

/** Names of features as an address keeps them, with commas between; only those without one are offered. */
export const featureList = v.pipe(
  v.string(),
  // Each begins with something that can be seen: the service refuses a name of nothing else.
  v.regex(/^[\p{L}\p{N}][^,]{0,98}(,[\p{L}\p{N}][^,]{0,98})*$/u),
  v.check((text) => featuresOf(text).length <= boatSearchLimits.features.maxItems),
);

/** The features of a list, each once. */
export function featuresOf(list: string | undefined): string[] {
  return list === undefined ? [] : [...new Set(list.split(','))];
}

/** How an address keeps features; undefined for none, so that nothing stands there. */
export function listOfFeatures(features: readonly string[]): string | undefined {
  return features.length > 0 ? features.join(',') : undefined;
}

/** The list with a feature in it, or without. */
export function withFeature(
  list: string | undefined,
  feature: string,
  isIn: boolean,
): string | undefined {
  const others = featuresOf(list).filter((one) => one !== feature);
  return listOfFeatures(isIn ? [...others, feature] : others);
}
