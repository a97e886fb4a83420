import { type Handlers, notImplemented } from './handler.ts';

export const boatImages: Pick<
  Handlers,
  'uploadBoatImage' | 'uploadBoatImages' | 'deleteBoatImage'
> = {
  uploadBoatImage: notImplemented,
  uploadBoatImages: notImplemented,
  deleteBoatImage: notImplemented,
};
