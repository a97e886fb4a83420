import { boatCreateLimits } from '../../../generated/limits.ts';
import type { BoatFeatureRecord, BoatServiceRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { conflict, type FieldProblem, type Refusal } from '../common/refusal.ts';
import { fold } from '../common/text.ts';

const MAX_FEATURES = boatCreateLimits.features.maxItems;
const MAX_SERVICES = boatCreateLimits.services.maxItems;

/**
 * Why a boat cannot take features: 409 a name that it has already or that stands in the list twice, letter
 * case aside, or more than the contract lets it have. `fieldOf` gives the place of one in the request.
 */
export function featuresRefusal(
  store: Store,
  boatId: number,
  features: readonly Schemas['BoatFeatureCreate'][],
  fieldOf: (index: number) => string,
): Refusal | undefined {
  const before = store.boatFeatures.where('boatId', boatId);
  const taken = new Set(before.map(({ featureName }) => fold(featureName)));
  const problems: FieldProblem[] = [];
  for (const [index, { featureName }] of features.entries()) {
    const name = fold(featureName.trim());
    if (taken.has(name)) {
      const message = { tr: 'teknede zaten var', en: 'is on the boat already' };
      problems.push({ field: fieldOf(index), message });
    }
    taken.add(name);
  }
  if (problems.length > 0) {
    const message = { tr: 'Bu özellik zaten eklenmiş.', en: 'The feature has been added already.' };
    return conflict('DUPLICATE_FEATURE', message, problems);
  }
  if (before.length + features.length <= MAX_FEATURES) return undefined;
  return conflict('TOO_MANY_FEATURES', {
    tr: `Bir teknenin en fazla ${MAX_FEATURES} özelliği olabilir.`,
    en: `A boat has at most ${MAX_FEATURES} features.`,
  });
}

/** Adds features to a boat, their names trimmed. */
export function addFeatures(
  store: Store,
  boatId: number,
  features: readonly Schemas['BoatFeatureCreate'][],
): BoatFeatureRecord[] {
  return features.map(({ featureName }) =>
    store.boatFeatures.insert({ boatId, featureName: featureName.trim() }),
  );
}

/** 409 when `count` more services would exceed the maximum that the contract sets for a boat. */
export function servicesRefusal(store: Store, boatId: number, count: number): Refusal | undefined {
  if (store.boatServices.where('boatId', boatId).length + count <= MAX_SERVICES) return undefined;
  return conflict('TOO_MANY_SERVICES', {
    tr: `Bir teknenin en fazla ${MAX_SERVICES} hizmeti olabilir.`,
    en: `A boat has at most ${MAX_SERVICES} services.`,
  });
}

/** What is kept of a service: one of it unless a quantity is given. */
export function serviceValues(
  said: Schemas['BoatServiceDetails'],
): Omit<BoatServiceRecord, 'id' | 'boatId'> {
  return {
    name: said.name,
    description: said.description ?? null,
    serviceType: said.serviceType,
    price: said.price,
    quantity: said.quantity ?? 1,
  };
}

/** Offers services on a boat. */
export function addServices(
  store: Store,
  boatId: number,
  services: readonly Schemas['BoatServiceDetails'][],
): BoatServiceRecord[] {
  return services.map((said) => store.boatServices.insert({ boatId, ...serviceValues(said) }));
}
