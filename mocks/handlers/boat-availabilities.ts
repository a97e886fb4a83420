import { type Handlers, notImplemented } from './handler.ts';

export const boatAvailabilities: Pick<
  Handlers,
  | 'listBoatCalendarDays'
  | 'listBoatAvailabilities'
  | 'checkBoatAvailabilityWithBookings'
  | 'checkBoatAvailability'
  | 'getBoatAvailabilityByDate'
  | 'listBoatAvailabilitiesByRange'
  | 'listBoatAvailableDays'
> = {
  listBoatCalendarDays: notImplemented,
  listBoatAvailabilities: notImplemented,
  checkBoatAvailabilityWithBookings: notImplemented,
  checkBoatAvailability: notImplemented,
  getBoatAvailabilityByDate: notImplemented,
  listBoatAvailabilitiesByRange: notImplemented,
  listBoatAvailableDays: notImplemented,
};
