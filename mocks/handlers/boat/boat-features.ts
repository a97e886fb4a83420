import { addFeatures, featuresRefusal } from '../../rules/boat/boat-parts.ts';
import { notFound } from '../../rules/common/refusal.ts';
import { boatFeatureView } from '../../views/boat/boat.ts';
import type { SomeHandlers } from '../handler.ts';

export const boatFeatures: SomeHandlers<
  'addBoatFeature' | 'addBoatFeatures' | 'deleteBoatFeature'
> = {
  addBoatFeature({ path, body, store }) {
    if (!store.boats.get(path.id)) return notFound();
    const refusal = featuresRefusal(store, path.id, [body], () => 'body.featureName');
    if (refusal) return refusal;
    const [added] = addFeatures(store, path.id, [body]);
    return added ? { status: 201, body: boatFeatureView(added) } : notFound();
  },

  addBoatFeatures({ path, body, store }) {
    if (!store.boats.get(path.id)) return notFound();
    const fieldOf = (index: number) => `body.features.${index}.featureName`;
    const refusal = featuresRefusal(store, path.id, body.features, fieldOf);
    if (refusal) return refusal;
    const added = addFeatures(store, path.id, body.features);
    return { status: 201, body: added.map(boatFeatureView) };
  },

  deleteBoatFeature({ path, store }) {
    return store.boatFeatures.remove(path.id) ? { status: 204 } : notFound();
  },
};
