import { tourContentLimits } from '../../../../api/contract/contract.ts';
import type {
  CancellationPolicy,
  Tour,
  TourDate,
  TourLanguage,
  TourType,
} from '../../../../api/contract/types.ts';

/** A date of the tour as its row holds it. */
export interface DateRow {
  /** Tells the rows apart: the id of a stored date, below zero for a new one. */
  key: number;
  /** Null until it is stored. */
  id: number | null;
  /** RFC 3339. */
  startDate: string;
  endDate: string | null;
  durationMinutes: number;
  availabilityStatus: TourDate['availabilityStatus'];
  maxGuests: number;
  /** The one language of this date; null where it takes place in those of the tour. */
  language: TourLanguage | null;
}

/** What the form holds: one level of fields, so that each can be refused and merged by its name. */
export interface TourValues {
  name: string;
  tourType: TourType | '';
  description: string;
  languages: TourLanguage[];
  cancellationPolicy: CancellationPolicy | '';
  includedServices: string;
  excludedServices: string;
  requirements: string;
  notAllowed: string;
  notSuitableFor: string;
  location: string;
  locationDescription: string;
  routeDescription: string;
  latitude: number | null;
  longitude: number | null;
  fullDescription: string;
  /** At least one row, which may be blank. */
  highlights: string[];
  features: string[];
  /** Typed beside the features and not added yet; saving adds it. */
  featureText: string;
  /** Per person, in lira. */
  price: number | null;
  capacity: number | null;
  /** How long the tour usually takes: whole hours, and minutes on top. */
  hours: number | null;
  minutes: Tour['duration']['minutes'];
  dates: DateRow[];
}

/** An empty form, with what the contract takes where nothing is said. */
export function newTour(): TourValues {
  return {
    name: '',
    tourType: '',
    description: '',
    languages: [],
    cancellationPolicy: '',
    includedServices: '',
    excludedServices: '',
    requirements: '',
    notAllowed: '',
    notSuitableFor: '',
    location: '',
    locationDescription: '',
    routeDescription: '',
    latitude: null,
    longitude: null,
    fullDescription: '',
    highlights: [''],
    features: [],
    featureText: '',
    price: null,
    capacity: tourContentLimits.capacity.default,
    hours: 2,
    minutes: 0,
    dates: [],
  };
}

/** The row of a stored date. */
export function dateRow(date: TourDate): DateRow {
  const { id, startDate, endDate, durationMinutes, availabilityStatus, maxGuests } = date;
  const language = date.language ?? null;
  return {
    key: id,
    id,
    startDate,
    endDate,
    durationMinutes,
    availabilityStatus,
    maxGuests,
    language,
  };
}

/** What the form shows of a stored tour. */
export function tourValues(tour: Tour): TourValues {
  return {
    name: tour.name,
    tourType: tour.tourType ?? '',
    description: tour.description,
    languages: tour.languages,
    cancellationPolicy: tour.cancellationPolicy ?? '',
    includedServices: tour.includedServices,
    excludedServices: tour.excludedServices ?? '',
    requirements: tour.requirements,
    notAllowed: tour.notAllowed,
    notSuitableFor: tour.notSuitableFor,
    location: tour.location,
    locationDescription: tour.locationDescription,
    routeDescription: tour.routeDescription,
    latitude: tour.latitude,
    longitude: tour.longitude,
    fullDescription: tour.fullDescription,
    highlights: tour.highlights.length > 0 ? tour.highlights : [''],
    features: tour.features,
    featureText: '',
    price: tour.price,
    capacity: tour.capacity,
    hours: tour.duration.hours,
    minutes: tour.duration.minutes,
    dates: tour.tourDates.map(dateRow),
  };
}
