import { type Handlers, notImplemented } from './handler.ts';

export const tourDates: Pick<
  Handlers,
  | 'listTourDates'
  | 'createTourDate'
  | 'updateTourDate'
  | 'getTourDate'
  | 'deleteTourDate'
  | 'setTourDateStatus'
  | 'setTourDateMaxGuests'
  | 'checkTourDateExists'
  | 'listTourDatesByStatus'
  | 'searchTourDatesByStartDate'
  | 'listTourDatesByTour'
  | 'deleteTourDatesByTour'
  | 'listTourDatesByTourAndStatus'
  | 'listOverlappingTourDates'
  | 'createTourDates'
> = {
  listTourDates: notImplemented,
  createTourDate: notImplemented,
  updateTourDate: notImplemented,
  getTourDate: notImplemented,
  deleteTourDate: notImplemented,
  setTourDateStatus: notImplemented,
  setTourDateMaxGuests: notImplemented,
  checkTourDateExists: notImplemented,
  listTourDatesByStatus: notImplemented,
  searchTourDatesByStartDate: notImplemented,
  listTourDatesByTour: notImplemented,
  deleteTourDatesByTour: notImplemented,
  listTourDatesByTourAndStatus: notImplemented,
  listOverlappingTourDates: notImplemented,
  createTourDates: notImplemented,
};
