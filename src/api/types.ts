import type { components } from '../../generated/types.ts';

type Schemas = components['schemas'];

// What the rest of the app may know of the contract's types. One line per type that a screen uses.

export type Account = Schemas['Account'];
export type AuthSession = Schemas['AuthSession'];
export type Boat = Schemas['Boat'];
export type BoatLocation = Schemas['BoatLocation'];
export type BoatPage = Schemas['BoatPage'];
export type BoatSearch = Schemas['BoatSearch'];
export type BoatSort = Schemas['BoatSort'];
export type BoatSuggestion = Schemas['BoatSuggestion'];
export type BoatSummary = Schemas['BoatSummary'];
export type BoatType = Schemas['BoatType'];
export type CalendarDay = Schemas['CalendarDay'];
export type Credentials = Schemas['Credentials'];
export type RatingDistribution = Schemas['RatingDistribution'];
export type Registration = Schemas['Registration'];
export type Review = Schemas['Review'];
export type ReviewPage = Schemas['ReviewPage'];
export type ReviewSummary = Schemas['ReviewSummary'];
export type Role = Schemas['Role'];
