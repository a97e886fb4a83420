// What the rest of the app may know of the contract beside its types: enums, limits, defaults. One
// line per thing that a screen uses.

export {
  boatSortValues,
  boatTypeValues,
  bookingKindValues,
  documentStateValues,
  documentValidityValues,
  serviceTypeValues,
  tourLanguageValues,
  tourTypeValues,
} from '../../../generated/enums.ts';
export {
  applicationCompanyLimits,
  availabilityBatchChangeLimits,
  availabilityBatchLimits,
  boatCreateLimits,
  boatSearchLimits,
  bookingCancellationLimits,
  bookingServiceChoiceLimits,
  bookingTermsLimits,
  captainApplicationFormLimits,
  contactMessageCreateLimits,
  listFilteredBoatReviewsPageParameters,
  listNotificationsPageParameters,
  messageCreateLimits,
  messageQueryLimits,
  pictureFormLimits,
  reviewCreateLimits,
  reviewFlagLimits,
  reviewReplyCreateLimits,
  searchBoatsPageParameters,
} from '../../../generated/limits.ts';
export {
  createAvailabilityPeriod as createAvailabilityPeriodOperation,
  createBoat as createBoatOperation,
  createBooking as createBookingOperation,
  deleteBoat as deleteBoatOperation,
  deleteReview as deleteReviewOperation,
  flagReview as flagReviewOperation,
  replyToReview as replyToReviewOperation,
  setBoatStatus as setBoatStatusOperation,
  updateAvailabilities as updateAvailabilitiesOperation,
} from '../../../generated/operations.ts';
