import { type Handlers, notImplemented } from './handler.ts';

export const tourImages: Pick<
  Handlers,
  | 'listTourImages'
  | 'uploadTourImage'
  | 'updateTourImage'
  | 'getTourImage'
  | 'deleteTourImage'
  | 'setTourImageDisplayOrder'
  | 'checkTourImageExists'
  | 'listTourImagesByTour'
  | 'deleteTourImagesByTour'
  | 'listOrderedTourImages'
  | 'uploadTourImages'
> = {
  listTourImages: notImplemented,
  uploadTourImage: notImplemented,
  updateTourImage: notImplemented,
  getTourImage: notImplemented,
  deleteTourImage: notImplemented,
  setTourImageDisplayOrder: notImplemented,
  checkTourImageExists: notImplemented,
  listTourImagesByTour: notImplemented,
  deleteTourImagesByTour: notImplemented,
  listOrderedTourImages: notImplemented,
  uploadTourImages: notImplemented,
};
