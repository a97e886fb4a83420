import { type Handlers, notImplemented } from './handler.ts';

export const tours: Pick<
  Handlers,
  | 'listTours'
  | 'createTour'
  | 'updateTour'
  | 'getTour'
  | 'deleteTour'
  | 'setTourStatus'
  | 'setTourRating'
  | 'listToursByGuide'
  | 'deleteToursByGuide'
  | 'checkTourExists'
  | 'listTourTypes'
  | 'searchToursByName'
  | 'searchToursByType'
  | 'searchToursByLocation'
  | 'searchToursByPriceRange'
  | 'searchToursByCapacity'
> = {
  listTours: notImplemented,
  createTour: notImplemented,
  updateTour: notImplemented,
  getTour: notImplemented,
  deleteTour: notImplemented,
  setTourStatus: notImplemented,
  setTourRating: notImplemented,
  listToursByGuide: notImplemented,
  deleteToursByGuide: notImplemented,
  checkTourExists: notImplemented,
  listTourTypes: notImplemented,
  searchToursByName: notImplemented,
  searchToursByType: notImplemented,
  searchToursByLocation: notImplemented,
  searchToursByPriceRange: notImplemented,
  searchToursByCapacity: notImplemented,
};
