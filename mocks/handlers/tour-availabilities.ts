import { type Handlers, notImplemented } from './handler.ts';

export const tourAvailabilities: Pick<
  Handlers,
  | 'listTourCalendarDays'
  | 'listTourAvailabilities'
  | 'checkTourAvailabilityWithBookings'
  | 'checkTourAvailability'
  | 'getTourAvailabilityByDate'
  | 'listTourAvailabilitiesByRange'
> = {
  listTourCalendarDays: notImplemented,
  listTourAvailabilities: notImplemented,
  checkTourAvailabilityWithBookings: notImplemented,
  checkTourAvailability: notImplemented,
  getTourAvailabilityByDate: notImplemented,
  listTourAvailabilitiesByRange: notImplemented,
};
