import type {
  AlcoholRule,
  Boat,
  BoatService,
  BoatType,
  FuelType,
  Inclusion,
  MusicRule,
  PetsRule,
  ServiceType,
  SmokingRule,
} from '../../../../api/contract/types.ts';
import { dayPlanText } from './day-plan.ts';

/** An extra service as its row holds it. */
export interface ServiceRow {
  /** Tells the rows apart: the id of a stored service, below zero for a new one. */
  key: number;
  /** Null until it is stored. */
  id: number | null;
  name: string;
  description: string;
  serviceType: ServiceType;
  price: number | null;
  quantity: number | null;
}

/** Stands for a return to where the trip began. */
export const sameAsDeparture = 'SAME_AS_DEPARTURE';

/** What the form holds: one level of fields, so that each can be refused and merged by its name. */
export interface VesselValues {
  name: string;
  type: BoatType | '';
  brandModel: string;
  buildYear: number | null;
  manufacturer: string;
  organizationTypes: string[];
  /** Typed beside the occasions and not added yet; saving adds it. */
  organizationText: string;
  length: number | null;
  width: number | null;
  capacity: number | null;
  diningCapacity: number | null;
  cabins: number | null;
  bathrooms: number | null;
  toiletCount: number | null;
  crew: number | null;
  captainIncluded: boolean;
  maxSpeed: number | null;
  fuelType: FuelType | '';
  flag: string;
  material: string;
  dailyPrice: number | null;
  hourlyPrice: number | null;
  location: string;
  smoking: SmokingRule | '';
  pets: PetsRule | '';
  alcohol: AlcoholRule | '';
  music: MusicRule | '';
  additionalRules: string;
  fuelInclusion: Inclusion | '';
  foodInclusion: Inclusion | '';
  drinksInclusion: Inclusion | '';
  towelsInclusion: Inclusion | '';
  cleaningInclusion: Inclusion | '';
  harbourFeesInclusion: Inclusion | '';
  services: ServiceRow[];
  departurePoint: string;
  /** A place, or `sameAsDeparture`. */
  returnPoint: string;
  latitude: number | null;
  longitude: number | null;
  features: string[];
  /** Typed beside the features and not added yet; saving adds it. */
  featureText: string;
  shortDescription: string;
  description: string;
  /** A stop in each line, its hour first. */
  dayPlan: string;
}

/** An empty form; the build year is filled in for everybody to see. `today` is `YYYY-MM-DD`. */
export function newVessel(today: string): VesselValues {
  return {
    name: '',
    type: '',
    brandModel: '',
    buildYear: Number(today.slice(0, 4)),
    manufacturer: '',
    organizationTypes: [],
    organizationText: '',
    length: null,
    width: null,
    capacity: null,
    diningCapacity: null,
    cabins: null,
    bathrooms: null,
    toiletCount: null,
    crew: null,
    captainIncluded: true,
    maxSpeed: null,
    fuelType: '',
    flag: '',
    material: '',
    dailyPrice: null,
    hourlyPrice: null,
    location: '',
    smoking: '',
    pets: '',
    alcohol: '',
    music: '',
    additionalRules: '',
    fuelInclusion: '',
    foodInclusion: '',
    drinksInclusion: '',
    towelsInclusion: '',
    cleaningInclusion: '',
    harbourFeesInclusion: '',
    services: [],
    departurePoint: '',
    returnPoint: '',
    latitude: null,
    longitude: null,
    features: [],
    featureText: '',
    shortDescription: '',
    description: '',
    dayPlan: '',
  };
}

/** The row of a stored service. */
export function serviceRow({ id, name, description, ...service }: BoatService): ServiceRow {
  const { serviceType, price, quantity } = service;
  return { key: id, id, name, description: description ?? '', serviceType, price, quantity };
}

function returnPointOf({ departurePoint, returnPoint }: Boat): string {
  const isSame = returnPoint && returnPoint === departurePoint;
  return isSame ? sameAsDeparture : (returnPoint ?? '');
}

/** What the form shows of a stored boat. */
export function vesselValues(boat: Boat): VesselValues {
  const { rules, inclusions } = boat;
  return {
    name: boat.name,
    type: boat.type,
    brandModel: boat.brandModel ?? '',
    buildYear: boat.buildYear,
    manufacturer: boat.manufacturer ?? '',
    organizationTypes: boat.organizationTypes ?? [],
    organizationText: '',
    length: boat.length,
    width: boat.width ?? null,
    capacity: boat.capacity,
    diningCapacity: boat.diningCapacity ?? null,
    cabins: boat.cabins ?? null,
    bathrooms: boat.bathrooms ?? null,
    toiletCount: boat.toiletCount ?? null,
    crew: boat.crew ?? null,
    captainIncluded: boat.captainIncluded,
    maxSpeed: boat.maxSpeed ?? null,
    fuelType: boat.fuelType ?? '',
    flag: boat.flag ?? '',
    material: boat.material ?? '',
    dailyPrice: boat.dailyPrice,
    hourlyPrice: boat.hourlyPrice,
    location: boat.location,
    smoking: rules?.smoking ?? '',
    pets: rules?.pets ?? '',
    alcohol: rules?.alcohol ?? '',
    music: rules?.music ?? '',
    additionalRules: rules?.additionalRules ?? '',
    fuelInclusion: inclusions?.fuel ?? '',
    foodInclusion: inclusions?.food ?? '',
    drinksInclusion: inclusions?.drinks ?? '',
    towelsInclusion: inclusions?.towels ?? '',
    cleaningInclusion: inclusions?.cleaning ?? '',
    harbourFeesInclusion: inclusions?.harbourFees ?? '',
    services: boat.services.map(serviceRow),
    departurePoint: boat.departurePoint ?? '',
    returnPoint: returnPointOf(boat),
    latitude: boat.latitude,
    longitude: boat.longitude,
    features: boat.features.map(({ featureName }) => featureName),
    featureText: '',
    shortDescription: boat.shortDescription ?? '',
    description: boat.description ?? '',
    dayPlan: dayPlanText(boat.dayPlan ?? []),
  };
}
