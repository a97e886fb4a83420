// What the rest of the app may know of the contract beside its types: enums, limits, defaults. One
// line per thing that a screen uses.

export {
  alcoholRuleValues,
  boatSortValues,
  boatTypeValues,
  bookingKindValues,
  fuelTypeValues,
  musicRuleValues,
  petsRuleValues,
  serviceTypeValues,
  smokingRuleValues,
  tourLanguageValues,
  tourTypeValues,
} from '../../../generated/enums.ts';
export {
  applicationCompanyLimits,
  boatCreateLimits,
  boatFeatureCreateLimits,
  boatRulesLimits,
  boatSearchLimits,
  boatServiceDetailsLimits,
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
  createBoat as createBoatOperation,
  createBooking as createBookingOperation,
  deleteReview as deleteReviewOperation,
  flagReview as flagReviewOperation,
  replyToReview as replyToReviewOperation,
  updateBoat as updateBoatOperation,
} from '../../../generated/operations.ts';
