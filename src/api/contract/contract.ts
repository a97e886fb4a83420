// What the rest of the app may know of the contract beside its types: enums, limits, defaults. One
// line per thing that a screen uses.

export {
  boatSortValues,
  boatTypeValues,
  bookingKindValues,
  serviceTypeValues,
  tourLanguageValues,
  tourTypeValues,
} from '../../../generated/enums.ts';
export {
  applicationCompanyLimits,
  availabilityBatchChangeLimits,
  availabilityBatchLimits,
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
  createBooking as createBookingOperation,
  deleteReview as deleteReviewOperation,
  flagReview as flagReviewOperation,
  listBoatAvailabilitiesByRange as listBoatAvailabilitiesByRangeOperation,
  replyToReview as replyToReviewOperation,
  updateAvailabilities as updateAvailabilitiesOperation,
} from '../../../generated/operations.ts';
