// What the rest of the app may know of the contract beside its types: enums, limits, defaults. One
// line per thing that a screen uses.

export {
  boatDocumentTypeValues,
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
  boatDocumentMetadataLimits,
  boatDocumentOrderLimits,
  boatImageFormLimits,
  boatImageOrderLimits,
  boatSearchLimits,
  bookingCancellationLimits,
  bookingServiceChoiceLimits,
  bookingTermsLimits,
  captainApplicationFormLimits,
  contactMessageCreateLimits,
  listFilteredBoatReviewsPageParameters,
  listNotificationsPageParameters,
  listUsersPageParameters,
  messageCreateLimits,
  messageQueryLimits,
  pictureFormLimits,
  reviewCreateLimits,
  reviewFlagLimits,
  reviewReplyCreateLimits,
  searchBoatsPageParameters,
} from '../../../generated/limits.ts';
export {
  cancelBooking as cancelBookingOperation,
  createAvailabilityPeriod as createAvailabilityPeriodOperation,
  createBoat as createBoatOperation,
  createBooking as createBookingOperation,
  deleteReview as deleteReviewOperation,
  flagReview as flagReviewOperation,
  listConversations as listConversationsOperation,
  replyToReview as replyToReviewOperation,
  setBookingStatus as setBookingStatusOperation,
  updateAvailabilities as updateAvailabilitiesOperation,
} from '../../../generated/operations.ts';
