import { type Handlers, notImplemented } from './handler.ts';

export const availabilities: Pick<
  Handlers,
  | 'createAvailability'
  | 'updateAvailability'
  | 'getAvailability'
  | 'deleteAvailability'
  | 'checkAvailabilityExists'
  | 'setAvailabilityStatus'
  | 'setAvailabilityPriceOverride'
  | 'setAvailabilityInstantConfirmation'
  | 'createAvailabilityPeriod'
  | 'updateAvailabilityPeriod'
> = {
  createAvailability: notImplemented,
  updateAvailability: notImplemented,
  getAvailability: notImplemented,
  deleteAvailability: notImplemented,
  checkAvailabilityExists: notImplemented,
  setAvailabilityStatus: notImplemented,
  setAvailabilityPriceOverride: notImplemented,
  setAvailabilityInstantConfirmation: notImplemented,
  createAvailabilityPeriod: notImplemented,
  updateAvailabilityPeriod: notImplemented,
};
