import { type Handlers, notImplemented } from './handler.ts';

export const boatFeatures: Pick<
  Handlers,
  'addBoatFeature' | 'addBoatFeatures' | 'deleteBoatFeature'
> = {
  addBoatFeature: notImplemented,
  addBoatFeatures: notImplemented,
  deleteBoatFeature: notImplemented,
};
