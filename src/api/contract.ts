// What the rest of the app may know of the contract beside its types: enums, limits, defaults. One
// line per thing that a screen uses.

export { boatSortValues, boatTypeValues } from '../../generated/enums.ts';
export {
  boatSearchLimits,
  bookingServiceChoiceLimits,
  bookingTermsLimits,
  listNotificationsPageParameters,
  searchBoatsPageParameters,
} from '../../generated/limits.ts';
